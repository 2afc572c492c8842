/** Why the server refuses to letter entries of an account, to undo a lettering, or to draw a statement. */
import { defineErrors } from '../../server/kit.ts';

export const moneyProblem = defineErrors({
  'MONEY-001': {
    status: 422,
    message:
      'The entries chosen leave a difference of "{difference}" on the account of the client "{client}".',
    hint: 'Choose entries whose debits equal their credits.',
  },
  'MONEY-002': {
    status: 422,
    message: 'The entry "{entry}" is not of the account of the client "{client}".',
    hint: 'Choose among the "entries" of GET /clients/…/lettering.',
  },
  'MONEY-003': {
    status: 422,
    message: 'The entries chosen are of several currencies: "{currencies}".',
    hint: 'Letter each currency by itself.',
  },
  'MONEY-004': {
    status: 409,
    message: 'The entry "{entry}" is in the lettering "{code}" already.',
    hint: 'Read the account again; undo that lettering to use its entries.',
  },
  'MONEY-005': {
    status: 409,
    message: 'The lettering "{code}" was undone at "{undoneAt}".',
    hint: 'Letter its entries anew.',
  },
  'MONEY-006': {
    status: 422,
    message: 'The statement from "{from}" to "{to}" has no day.',
    hint: 'Send the earlier day as "from".',
  },
});
