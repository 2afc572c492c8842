/** What a person reads when a ticket’s document is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'TICKET-001': 'Ce billet n’existe pas.',
    'TICKET-002': 'Un billet n’a pas de document de ce genre.',
    'TICKET-003': 'Un choix fait pour ce document ne convient pas.',
  },
};
