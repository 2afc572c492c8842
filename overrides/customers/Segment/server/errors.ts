/** Why the server refuses a filter of customers. */
import { defineErrors } from '../../../../server/kit.ts';

export const segmentProblem = defineErrors({
  'CRM-001': {
    status: 422,
    message: 'The filter of customers is not understood at "{place}": {reason}.',
    hint: 'GET /v1/customers/filters lists the groups, their criteria and the operators of each kind of input.',
  },
  'CRM-002': {
    status: 422,
    message: 'The filter of customers has {what}.',
    hint: 'Take out conditions, or make two segments of it.',
  },
});
