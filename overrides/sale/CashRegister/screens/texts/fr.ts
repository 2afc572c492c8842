/** Texts of offers and codes at the register, in French. */
import type { registerOffers as english } from './en.ts';

export const registerOffers: typeof english = {
  code: 'Code (touche C)',
  use: 'Utiliser',
  remove: 'Retirer le code %{code}',
  saved: 'Offres',
  applied: '%{code} : %{offer}',
  refused: '%{code} : %{reason}',
  reasons: {
    unknown: 'ce code n’existe pas.',
    disabled: 'ce code est désactivé.',
    notStarted: 'il n’est pas encore valable.',
    ended: 'il n’est plus valable.',
    usedUp: 'il est épuisé.',
    cash: 'c’est un bon pour payer, pas une réduction.',
    opensNothing: 'il n’ouvre aucune offre en cours.',
    device: '« %{offer} » ne se vend pas au guichet.',
    customerStatus: '« %{offer} » est réservée à certains clients. Choisissez d’abord le client.',
    coupon: '« %{offer} » demande un autre code.',
    currency: '« %{offer} » est dans une autre devise.',
    noPlace: '« %{offer} » vaut pour d’autres tarifs ou d’autres jours.',
    limit: '« %{offer} » a été utilisée autant de fois que permis.',
    noBenefit: '« %{offer} » ne baisse aucun prix.',
    bettered: '« %{offer} » n’apporte rien de plus que les autres offres.',
    quantity: '« %{offer} » demande %{wanted} places, le panier en a %{has}.',
    ticketings: '« %{offer} » demande %{wanted} spectacles, le panier en a %{has}.',
    amount: '« %{offer} » commence à %{wanted}, le panier en est à %{has}.',
    prices: '« %{offer} » demande %{wanted} tarifs différents, le panier en a %{has}.',
  },
};
