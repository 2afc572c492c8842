/** Why the server refuses to change a saved view. */
import { defineErrors } from '../../../../server/kit.ts';

export const viewProblem = defineErrors({
  'VIEW-001': {
    status: 403,
    message: 'The saved view "{name}" belongs to "{owner}".',
    hint: 'Save the list as a view of your own.',
  },
});
