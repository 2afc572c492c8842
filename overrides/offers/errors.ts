/** Why the server refuses an offer or a code. */
import { defineErrors } from '../../server/kit.ts';

export const offersProblem = defineErrors({
  'OFFER-001': {
    status: 409,
    message: 'The cart "{cart}" came to "{from}" with its offers and comes to "{to}" now (minor units).',
    details:
      'The cart is stored with what it comes to now: an offer or a code of it has ended, or was used up.',
    hint: 'Show the difference to the buyer, then check out again.',
  },
  'OFFER-002': {
    status: 409,
    message: 'Another sale has just used up "{what}".',
    details: 'Nothing was sold. The cart is priced without it when it is checked out again.',
    hint: 'Check out again, and show the new total to the buyer.',
  },
  'OFFER-003': {
    status: 409,
    message: 'The offer "{offer}" is not for this customer, or they have used it up.',
    hint: 'Put the customer into the cart, which prices it for them, or sell without the offer.',
  },
});
