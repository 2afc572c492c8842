/** Why the server refuses a figure about customers. */
import { defineErrors } from '../../../../server/kit.ts';

export const figureProblem = defineErrors({
  'CRM-009': {
    status: 422,
    message: 'There is no figure "{name}" about customers.',
    hint: 'The figures are: {names}.',
  },
  'CRM-010': {
    status: 403,
    message:
      'The figure "{name}" asks for the policy "{policy}" for the whole contract, which you do not have.',
    hint: 'Leave that figure out, or ask an administrator for a role that has the policy.',
  },
  'CRM-011': {
    status: 422,
    message: 'The purchases from "{from}" to "{to}" are no period.',
    hint: 'Give days such as "2026-09-01", the first not after the last, or leave them out.',
  },
});
