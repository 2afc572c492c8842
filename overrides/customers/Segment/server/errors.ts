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
  'CRM-003': {
    status: 403,
    message:
      'To find customers by "{group}" asks for the policy "{policy}" for the whole contract, which you do not have.',
    hint: 'Take that condition out, or ask an administrator for a role that has the policy.',
  },
});
