/** What a person reads when a report is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'REPORT-001': 'Ce rapport porte sur toutes les ventes, et vos droits n’en couvrent qu’une partie.',
    'REPORT-002': 'Choisissez une période de 1 à %{most} jours, en commençant par le premier.',
  },
};
