/** What a person reads when a sale is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'SALE-001': 'Not enough places: %{wanted} requested for “%{price}”, %{left} left.',
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
    'SALE-013': 'A cart can only use one currency.',
    'SALE-014': 'This contingent does not belong to the date of “%{price}”.',
    'SALE-016': 'At most %{max} places per line.',
    'SALE-017': 'The amount is too large to be sold. Check the price and the quantity.',
    'SALE-018': 'These filters do not describe a list of carts.',
    'SALE-019': 'The places to take are held in a colleague’s cart, or you may not sell.',
    'SALE-020': 'Places can only be exchanged for others in the same currency.',
    'SALE-021': 'Choose a deadline between now and the start of the performance.',
    'SALE-022': 'This option does not ask for that performance.',
    'SALE-023': 'The places of this performance were given back. Hold them again first.',
    'SALE-024': 'The performance you offer has no price “%{price}”.',
    'SALE-025': 'This option is no longer held.',
    'SALE-026': 'This option already has places on that performance.',
    'SALE-027':
      'A card payment is under way for this cart. It stays as it is until the terminal has answered or the payment is settled.',
    'SALE-028':
      'The card has already been debited for this cart. Finish the sale with that payment, or settle it as refunded first.',
    'SALE-029': 'The terminal can only be asked for one card payment.',
    'SALE-030': 'There is nothing to settle on this card payment.',
  },
};
