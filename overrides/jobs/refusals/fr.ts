/** What a person reads when long work is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'JOB-002': 'Cette tâche est déjà terminée.',
    'JOB-003':
      'Cette mise à jour a de nouveau échoué. Rien n’a été modifié. Contactez l’assistance avec l’erreur affichée, ou ignorez-la.',
  },
};
