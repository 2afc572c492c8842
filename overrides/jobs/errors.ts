/** What can be wrong with asking for, or ending, long work, and with trying failed updates again. */
import { defineErrors } from '../../server/kit.ts';

export const jobProblem = defineErrors({
  'JOB-002': {
    status: 409,
    message: 'The job "{id}" has ended already: it is "{status}".',
    hint: 'There is nothing left to cancel. Its result shows what was done.',
  },
  'JOB-003': {
    status: 409,
    message: '"{subscriber}" failed again: {reason}',
    hint: 'Nothing was changed. Mend the reason and try again, or skip the change.',
  },
});
