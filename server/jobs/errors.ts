/** What can be wrong with long work. */
import { defineErrors } from '../errors.ts';

export const jobRunProblem = defineErrors({
  'JOB-001': {
    status: 500,
    message: 'The job "{name}" failed as often as it was tried.',
    hint: 'The log of the server has the reason. Ask for it again once that is mended.',
  },
});
