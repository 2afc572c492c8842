/** What a person reads about long work, in French. */
export const jobs = {
  errors: {
    'BULK-001': 'Trop d’enregistrements à la fois : %{count}, au plus %{most}.',
    'BULK-002': '%{count} des enregistrements n’existent plus. Rien n’a été modifié.',
    'BULK-004': '%{count} des enregistrements ont été modifiés entre-temps. Rien n’a été modifié.',
    'JOB-001': 'Le travail a échoué à chaque essai.',
    'JOB-002': 'Ce travail est déjà terminé.',
    'JOB-003': 'Ce travail n’existe pas.',
    'SEL-001':
      'La liste a changé : elle compte %{matched} enregistrements et non %{expected}. Rien n’a été modifié.',
    'SEL-003': 'Des enregistrements sont encore utilisés (%{count}). Rien n’a été supprimé.',
  },
  jobs: {
    tray: 'Travaux en cours',
    update: 'Modification : %{entity}',
    delete: 'Suppression : %{entity}',
    import: 'Import : %{entity}',
    waiting: 'En attente',
    progress: '%{progress} %',
    done: 'Terminé',
    failed: 'Échec',
    cancelled: 'Annulé',
    open: 'Ouvrir',
    cancel: 'Annuler %{name}',
    forget: 'Retirer %{name} de la liste',
    doneNotice: '%{name} : terminé',
    failedNotice: '%{name} : échec',
  },
};
