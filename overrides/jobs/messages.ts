/** What a person reads about long work. */
import type { Messages } from '../../src/screens.ts';

export const jobsMessages: Messages = {
  en: {
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
