/** What a person reads when a sale is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'SALE-001': 'Not enough places: %{wanted} wanted of “%{price}”, %{left} left.',
    'SALE-002': '“%{ticketing}” is not on sale on this date.',
    'SALE-003': 'The price “%{price}” is not on sale.',
    'SALE-004': 'This price no longer exists.',
    'SALE-005': 'The cart is empty.',
    'SALE-006': 'This cart was already sold as order %{order}.',
    'SALE-007':
      'The cart had expired and prices have changed since. Check the new total, then take the payment.',
    'SALE-008': 'The payments do not cover the total.',
    'SALE-009': 'A payment has no amount.',
    'SALE-010': 'The cash given is less than the amount.',
    'SALE-011': 'The law does not allow this much cash for one order.',
    'SALE-012': 'This payment method is not available.',
    'SALE-013': 'One cart is paid in one currency.',
    'SALE-014': 'This contingent does not belong to the date of “%{price}”.',
    'SALE-015': 'This cart no longer exists.',
    'SALE-016': 'At most %{max} places a line.',
  },
};
