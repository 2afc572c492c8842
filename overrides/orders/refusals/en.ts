/** What a person reads when something about an order is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'ORDER-001':
      'A colleague changed this order in the meantime. Nothing was done: look at it again, then decide again.',
    'ORDER-002': 'One of the lines is not part of this order.',
    'ORDER-003': 'Choose as many tickets as places.',
    'ORDER-004': 'More would be paid out than is refunded, or than was paid for this order.',
    'ORDER-005': 'More would be paid out than this payment method took for this order.',
    'ORDER-006': 'This order has no customer who could keep a credit. Name the customer on the order first.',
    'ORDER-007': 'Everything in this order has been invoiced, or refunded.',
    'ORDER-008': 'An invoice needs the customer’s name.',
    'ORDER-009': 'More would be taken than is due for this order.',
    'ORDER-010': 'The customer does not have that much on account.',
    'ORDER-011': 'More would be paid back than this order has in credit. To give back places, refund them.',
    'ORDER-012': 'This entry is not a payment of this order that can be corrected.',
    'ORDER-013': 'Choose another means of payment, or another date.',
  },
};
