/** What a person reads when a saved view is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'VIEW-001': 'La vue « %{name} » appartient à %{owner}. Enregistrez plutôt votre propre vue.',
  },
};
