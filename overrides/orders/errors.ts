/** Why the server refuses what is asked of an order that was sold. */
import { defineErrors } from '../../server/kit.ts';

export const orderProblem = defineErrors({
  'ORDER-001': {
    status: 409,
    message: 'The order "{order}" changed meanwhile: "{count}" things are no longer as they were.',
    details: 'Nothing was done. "changes" names each thing, what was seen of it and what is there now.',
    hint: 'Read the order again, then decide again.',
  },
  'ORDER-002': {
    status: 422,
    message: 'The line "{item}" is not of the order "{order}", or stands there twice.',
    hint: 'Name each line of the order once, as GET /orders/{order}/refundable lists them.',
  },
  'ORDER-003': {
    status: 422,
    message:
      'Of the line "{item}", "{quantity}" places are to be given back and "{tickets}" tickets are named.',
    hint: 'Name as many tickets as places, or give back all that are left.',
  },
  'ORDER-004': {
    status: 422,
    message: '"{out}" are to go out of the order "{order}", at most "{most}" can (minor units).',
    hint: 'Give out no more than is given back, and no more than came in for the order.',
  },
  'ORDER-005': {
    status: 422,
    message: '"{amount}" are to go out by the payment method "{method}", at most "{most}" can (minor units).',
    hint: 'Take a method that GET /orders/{order}/refundable lists, up to what it names.',
  },
  'ORDER-006': {
    status: 422,
    message: 'The order "{order}" has no customer with whom "{credit}" could stay as a credit (minor units).',
    hint: 'Name a customer on the order first, or give all of it out.',
  },
  'ORDER-007': {
    status: 422,
    message: 'Nothing of the order "{order}" is left to bill.',
    hint: 'See its invoices with GET /invoices?order=/ticketing/v1/orders/{order}.',
  },
  'ORDER-008': {
    status: 422,
    message: 'The order "{order}" has no customer, and the invoice names none.',
    hint: 'Send "customerName", or name a customer on the order first.',
  },
  'ORDER-009': {
    status: 422,
    message: '"{amount}" are to be taken for the order "{order}", of which "{due}" are due (minor units).',
    hint: 'Take at least 1 and at most what GET /orders/{order}/settlement names as due.',
  },
  'ORDER-010': {
    status: 422,
    message:
      '"{amount}" are to be taken from the account of the customer of the order "{order}", which has "{account}" (minor units).',
    hint: 'Take at most what GET /orders/{order}/settlement names as on account.',
  },
  'ORDER-011': {
    status: 422,
    message:
      '"{amount}" are to be paid back of the order "{order}", which has "{most}" in credit (minor units).',
    hint: 'Pay back no more than the order has in credit; what was sold is given back by a refund.',
  },
  'ORDER-012': {
    status: 422,
    message: 'The transaction "{transaction}" is no payment of the order "{order}" that can be corrected.',
    hint: 'Name an entry that GET /orders/{order}/settlement lists as correctable.',
  },
  'ORDER-013': {
    status: 422,
    message: 'The correction of the transaction "{transaction}" names nothing that would be otherwise.',
    hint: 'Send another "deskPaymentMethod" or "valueDate".',
  },
});
