/** Why the server refuses a fiscal document. */
import { defineErrors } from '../../server/kit.ts';

export const fiscalProblem = defineErrors({
  'FISCAL-001': {
    status: 422,
    message: 'The period from "{from}" to "{to}" is none, or its last day is not over.',
    hint: 'Send the earlier day as "from", and as "to" a fiscal day that has ended.',
  },
});
