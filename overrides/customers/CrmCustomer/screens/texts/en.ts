/** What a customer bought, in English. */
export const purchases = {
  title: 'What they bought',
  orders: 'Orders',
  ahead: 'Tickets ahead',
  due: 'Due',
  nothingDue: 'Nothing',
  when: 'When',
  number: 'Order',
  what: 'What',
  amount: 'Amount',
  status: 'Payment',
  none: 'Nothing was bought yet.',
  latest: 'The latest %{shown} of %{total}.',
};
