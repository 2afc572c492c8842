/** What a person reads on the hand-written parts of the orders' screens. */
import type { Messages } from '../../src/screens.ts';

export const ordersMessages: Messages = {
  en: {
    orderShow: {
      summary: 'In short',
      customer: 'Customer',
      nobody: 'Nobody named',
      amount: 'Amount',
      balance: 'Balance',
      due: 'to be paid',
      settled: 'Nothing is due',
      credit: 'to be given back',
      tickets: 'Tickets',
      seeTickets: 'See the tickets',
    },
  },
  fr: {
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
  },
};
