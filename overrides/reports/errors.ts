/** Why the server refuses a report. */
import { defineErrors } from '../../server/kit.ts';

export const reportProblem = defineErrors({
  'REPORT-001': {
    status: 403,
    message: 'The report is of the whole contract, and your policy "{policy}" is bound to a part of it.',
    hint: 'Ask for the policy without a bound, or look at the lists of what yours reaches.',
  },
  'REPORT-002': {
    status: 422,
    message: 'The period from "{from}" to "{to}" is not one of 1 to {most} days.',
    hint: 'Send the earlier day as "from".',
  },
});
