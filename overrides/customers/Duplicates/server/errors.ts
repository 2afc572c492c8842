/** Why the server refuses to merge customers, or to undo a merge. */
import { defineErrors } from '../../../../server/kit.ts';

export const mergeProblem = defineErrors({
  'CRM-004': {
    status: 422,
    message: 'The customers "{ids}" cannot be merged: {reason}.',
    hint: 'Name two to eight different customers who are there, all of them contacts or all of them organisations.',
  },
  'CRM-005': {
    status: 422,
    message: 'The choice of "{property}" is "{value}", which is none of the customers merged.',
    hint: 'Choose one of the properties {properties}, and a customer of "idList".',
  },
  'CRM-006': {
    status: 409,
    message: 'The merge "{merge}" is undone already.',
    hint: 'Read it again.',
  },
  'CRM-007': {
    status: 409,
    message: 'The merge "{merge}" cannot be undone while the merge "{later}", which came after it, stands.',
    hint: 'Undo the later one first.',
  },
  'CRM-008': {
    status: 409,
    message: 'The merge "{merge}" cannot be undone: the lettering "{lettering}" was made since.',
    details: 'Entries of accounts that the merge brought together are lettered with one another.',
    hint: 'Undo the lettering first, or leave the customers merged.',
  },
});
