/** What a person reads when a box or its printer refuses, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'BOX-001': 'Le boîtier n’a plus cette page.',
    'BOX-002': 'Le boîtier « %{boxId} » ne répond pas. Vérifiez qu’il est allumé et connecté.',
    'BOX-004':
      'L’imprimante « %{printerSlug} » s’est arrêtée après %{printedPages} pages. Remettez-la en état, puis imprimez les pages manquantes.',
    'BOX-005': 'Le boîtier « %{boxId} » n’a pas pu le faire.',
  },
};
