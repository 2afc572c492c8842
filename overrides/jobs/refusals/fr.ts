/** What a person reads when long work is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'JOB-002': 'Ce travail est déjà terminé.',
    'JOB-003': 'Ce travail n’existe pas.',
  },
};
