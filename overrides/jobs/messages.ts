/** What a person reads about long work. */
import type { Messages } from '../../src/screens.ts';

export const jobsMessages: Messages = {
  en: {
    errors: {
      'BULK-001': 'Too many records at once: %{count}, at most %{most}.',
      'BULK-002': '%{count} of the records are no longer there. Nothing was changed.',
      'BULK-004': '%{count} of the records were changed meanwhile. Nothing was changed.',
      'JOB-001': 'The work failed as often as it was tried.',
      'JOB-002': 'This work has ended already.',
      'JOB-003': 'There is no such work.',
      'SEL-001': 'The list has changed: it now has %{matched} records, not %{expected}. Nothing was changed.',
      'SEL-003': 'Some of the records are still in use (%{count}). Nothing was deleted.',
    },
    jobs: {
      tray: 'Work under way',
      update: 'Change: %{entity}',
      delete: 'Delete: %{entity}',
      import: 'Import: %{entity}',
      waiting: 'Waiting',
      progress: '%{progress} %',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
      open: 'Open',
      cancel: 'Cancel %{name}',
      forget: 'Take %{name} off the list',
      doneNotice: '%{name}: done',
      failedNotice: '%{name}: failed',
    },
  },
  fr: {
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
  },
};
