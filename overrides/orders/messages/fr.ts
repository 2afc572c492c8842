/** What a person reads on the hand-written parts of the orders' screens, in French. */
export const orders = {
  orderShow: {
    summary: 'Résumé',
    customer: 'Client',
    nobody: 'Aucun client',
    amount: 'Montant',
    balance: 'Solde',
    due: 'à payer',
    settled: 'Soldée',
    credit: 'à rembourser',
    tickets: 'Billets',
    seeTickets: 'Voir les billets',
  },
};
