/** Why the server refuses to move money of a client’s account. */
import { defineErrors } from '../../../../server/kit.ts';

export const clientProblem = defineErrors({
  'CLIENT-001': {
    status: 409,
    message: 'The account of the client "{client}" has "{free}", and was seen with "{seen}".',
    hint: 'Read the account again, then decide anew.',
  },
  'CLIENT-002': {
    status: 422,
    message:
      'More than the "{free}" that is on the account of the client "{client}" cannot be paid back: "{amount}".',
    hint: 'Pay back at most that. What an order has in credit goes out by POST /orders/…/credit.',
  },
  'CLIENT-003': {
    status: 422,
    message: 'The means of payment "{code}" moves no money over the counter.',
    hint: 'Take one of the "methods" of GET /clients/…/account.',
  },
});
