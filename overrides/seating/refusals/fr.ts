/** What a person reads when places cannot be moved between stocks, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'STOCK-001':
      '%{occupied} places de « %{price} » sont tenues ou vendues : on ne peut plus changer si ce tarif compte dans la jauge de la représentation. Créez un autre tarif avec le réglage voulu et masquez celui-ci.',
    'STOCK-002':
      '%{occupied} places de « %{name} » sont tenues ou vendues : on ne peut plus changer le contingent qui le contient. Créez un autre contingent au bon endroit.',
    'STOCK-003': '« %{name} » doit être compris dans un autre contingent de la même représentation.',
    'STOCK-004':
      'Ces places ne peuvent pas être libérées : le décompte des places prises est faux. Prévenez votre administrateur, qui peut vérifier les compteurs.',
  },
};
