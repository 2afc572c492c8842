/** What a person reads when a change of the programme is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'PROG-002': 'Cette représentation est déjà annulée.',
  },
};
