/** What a person reads when a sale is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'CLIENT-001': 'Le compte a changé entre-temps. Vérifiez-le à nouveau.',
    'CLIENT-002': 'On ne peut pas rendre plus que ce qui est en compte.',
    'CLIENT-003': 'Ce moyen de paiement ne déplace pas d’argent au guichet. Choisissez-en un autre.',
    'SALE-001': 'Plus assez de places : %{wanted} demandées en « %{price} », %{left} restantes.',
    'SALE-002': '« %{ticketing} » n’est pas en vente à cette date.',
    'SALE-003': 'Le tarif « %{price} » n’est pas en vente.',
    'SALE-004': 'Ce tarif n’existe plus.',
    'SALE-005': 'Le panier est vide.',
    'SALE-006': 'Ce panier a déjà été vendu : commande %{order}.',
    'SALE-007': 'Le panier avait expiré et des prix ont changé. Vérifiez le nouveau total, puis encaissez.',
    'SALE-008': 'Les paiements ne couvrent pas le total.',
    'SALE-009': 'Un paiement n’a pas de montant.',
    'SALE-010': 'La somme remise est inférieure au montant.',
    'SALE-011': 'La loi interdit autant d’espèces pour une même commande.',
    'SALE-012': 'Ce moyen de paiement n’est pas disponible.',
    'SALE-013': 'Un panier se paie dans une seule devise.',
    'SALE-014': 'Ce contingent n’appartient pas à la représentation de « %{price} ».',
    'SALE-016': '%{max} places au maximum par ligne.',
    'SALE-017': 'Le montant est trop élevé pour être vendu. Vérifiez le tarif et la quantité.',
    'SALE-018': 'Ces filtres ne désignent pas une liste de paniers.',
    'SALE-019': 'Les places à prendre sont dans le panier d’un collègue, ou vous ne pouvez pas vendre.',
    'SALE-020': 'Des places ne s’échangent que contre d’autres de la même devise.',
    'SALE-021': 'Choisissez une échéance entre maintenant et le début de la représentation.',
    'SALE-022': 'Cette option ne porte pas sur cette représentation.',
    'SALE-023': 'Les places de cette représentation ont été libérées. Reprenez-les d’abord.',
    'SALE-024': 'La représentation proposée n’a pas de tarif « %{price} ».',
    'SALE-025': 'Cette option n’est plus tenue.',
    'SALE-026': 'Cette option a déjà des places à cette représentation.',
    'SALE-027':
      'Un paiement par carte est en cours pour ce panier. Il reste tel quel jusqu’à la réponse du terminal, ou jusqu’à ce qu’une personne tranche.',
    'SALE-028':
      'La carte a déjà été débitée pour ce panier. Terminez la vente avec ce paiement, ou indiquez d’abord qu’il a été remboursé.',
    'SALE-029': 'Le terminal ne peut demander qu’un seul paiement par carte.',
    'SALE-030': 'Il n’y a rien à trancher pour ce paiement par carte.',
    'SALE-031': '« %{deskPaymentMethod} » paie une vente entière, pas une partie.',
    'SALE-032': 'Le formulaire demande un champ qui n’existe pas, ou deux fois le même.',
    'SALE-033': 'Choisissez un autre parcours que celui que vous supprimez.',
  },
};
