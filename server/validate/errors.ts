/** What can be wrong with the values of a body. */
import { defineErrors } from '../errors.ts';

export const validationProblem = defineErrors({
  'VAL-001': {
    status: 422,
    message: '{summary}',
    details: 'Each violation names its property and the rule it breaks.',
    hint: 'Correct the values at the paths named and send again.',
  },
});
