/** What a person reads on the hand-written parts of the orders' screens, in English. */
export const orders = {
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
};
