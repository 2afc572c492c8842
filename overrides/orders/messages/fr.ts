/** What a person reads on the hand-written parts of the orders' screens, in French. */
export const orders = {
  orderShow: {
    summary: 'En bref',
    customer: 'Client',
    nobody: 'Personne n’est nommé',
    amount: 'Montant',
    balance: 'Solde',
    due: 'à payer',
    settled: 'Rien n’est dû',
    credit: 'à rendre',
    tickets: 'Billets',
    seeTickets: 'Voir les billets',
  },
};
