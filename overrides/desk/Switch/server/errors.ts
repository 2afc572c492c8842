/** Why an organiser cannot be changed to. */
import { defineErrors } from '../../../../server/kit.ts';

export const switchProblem = defineErrors({
  'SWITCH-001': {
    status: 400,
    message: 'The redirectUrl "{redirectUrl}" is not an address of this product.',
    hint: 'Send a path such as "/orders", or leave it out to come to the home page.',
  },
});
