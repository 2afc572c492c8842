/** Why the server refuses to move places between layers of stock. */
import { defineErrors } from '../../server/kit.ts';

export const stockProblem = defineErrors({
  'STOCK-001': {
    status: 409,
    message:
      '"{occupied}" places of the ticket price "{price}" are held or sold inside or outside the stock of its event date.',
    details:
      'The counters of the event date include them or do not; changing the setting would make them wrong.',
    hint: 'Create another ticket price with the setting you want and hide this one, or wait until the held places are given back.',
  },
  'STOCK-002': {
    status: 409,
    message:
      '"{occupied}" places of the stock contingent "{name}" are held or sold within its present parents.',
    details: 'The counters of its parents include them; changing the parent would make them wrong.',
    hint: 'Create another stock contingent within the parent you want, or wait until the held places are given back.',
  },
  'STOCK-003': {
    status: 422,
    message: 'The stock contingent "{parent}" cannot be the parent of "{name}".',
    hint: 'Choose a stock contingent of the same event date that is not itself within this one.',
  },
  'STOCK-004': {
    status: 409,
    message:
      '"{quantity}" places cannot be given back to the {layer} "{id}", of which "{occupied}" are occupied.',
    details: 'Nothing was changed: the counter is wrong.',
    hint: 'Compare the counters with the facts: npm run check-counters, then with --repair.',
  },
});
