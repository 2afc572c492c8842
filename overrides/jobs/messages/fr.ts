/** What a person reads about long work, in French. */
export const jobs = {
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
