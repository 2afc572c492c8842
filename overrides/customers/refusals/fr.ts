/** What a person reads when something about customers is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'CRM-001': 'Une condition de ce segment est incomplète. Corrigez-la ou retirez-la.',
    'CRM-002': 'Ce segment a trop de conditions. Retirez-en, ou faites-en deux segments.',
    'CRM-003':
      'Vous ne pouvez pas chercher des clients d’après leurs achats ou leurs venues. Retirez cette condition.',
  },
};
