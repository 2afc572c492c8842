/** What a person reads when a ticket’s document is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'TICKET-003': 'Ces billets n’appartiennent pas à cette commande.',
    'TICKET-002': 'Les billets n’existent pas dans ce format.',
  },
};
