/** Why the server refuses a change of many customers, or to undo one. */
import { defineErrors } from '../../../../server/kit.ts';

export const changeProblem = defineErrors({
  'CRM-019': {
    status: 422,
    message: 'The change of many customers is not possible: {reason}.',
    hint: 'Name at least one property in "dataToPatch"; "add" and "remove" are for lists alone.',
  },
  'CRM-020': {
    status: 409,
    message: 'The filter finds {matched} customers, not {expected}.',
    hint: 'Look at the preview again: customers came, changed or went since.',
  },
  'CRM-021': {
    status: 409,
    message: 'The job "{job}" cannot be undone: {reason}.',
    hint: 'Only a change of many customers that has ended, changed somebody and was not undone yet is.',
  },
  'CRM-022': {
    status: 403,
    message: 'To undo the deletion "{job}" asks for the policy "customers.erase", which you do not have.',
    hint: 'Ask who deleted these customers, or an administrator.',
  },
});
