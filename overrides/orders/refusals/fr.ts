/** What a person reads when something about an order is refused, by code and in French. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'ORDER-001':
      'Un collègue a modifié cette commande entre-temps. Rien n’a été fait : relisez-la, puis décidez à nouveau.',
    'ORDER-002': 'Une des lignes n’appartient pas à cette commande.',
    'ORDER-003': 'Choisissez autant de billets que de places.',
    'ORDER-004': 'Il sortirait plus que ce qui est remboursé, ou que ce qui a été payé pour cette commande.',
    'ORDER-005': 'Il sortirait par ce moyen de paiement plus qu’il n’a encaissé pour cette commande.',
    'ORDER-006':
      'Cette commande n’a pas de client à qui garder un crédit. Indiquez d’abord le client sur la commande.',
    'ORDER-007': 'Tout est déjà facturé, ou remboursé, dans cette commande.',
    'ORDER-008': 'Une facture porte le nom du client.',
    'ORDER-009': 'Le montant dépasse le reste dû de cette commande.',
    'ORDER-010': 'Le client n’a pas autant sur son compte.',
    'ORDER-011':
      'Le montant dépasse le trop-perçu de cette commande. Pour rendre des places, remboursez-les.',
    'ORDER-012': 'Cette écriture n’est pas un paiement de cette commande qui puisse être corrigé.',
    'ORDER-013': 'Choisissez un autre moyen de paiement, ou une autre date.',
  },
};
