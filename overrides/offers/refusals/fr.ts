/** What a person reads when an offer is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'OFFER-001': 'Les offres de ce panier ont changé. Vérifiez le nouveau total, puis encaissez.',
    'OFFER-002': 'Une autre vente vient d’épuiser « %{what} ». Vérifiez le nouveau total, puis encaissez.',
    'OFFER-003': 'L’offre « %{offer} » n’est pas pour ce client, ou il l’a déjà utilisée.',
  },
};
