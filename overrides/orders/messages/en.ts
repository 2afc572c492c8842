/** What a person reads on the hand-written parts of the orders' screens, in English. */
export const orders = {
  orderShow: {
    summary: 'Summary',
    customer: 'Customer',
    nobody: 'No customer',
    amount: 'Amount',
    balance: 'Balance',
    due: 'due',
    settled: 'Paid in full',
    credit: 'to refund',
    tickets: 'Tickets',
    seeTickets: 'See the tickets',
  },
};
