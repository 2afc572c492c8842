/** What can be wrong with a question about the past. */
import { defineErrors } from '../errors.ts';

export const historyProblem = defineErrors({
  'HIST-001': {
    status: 404,
    message: 'The "{entity}" "{id}" has no change "{sequence}".',
    hint: 'Its history lists the changes there are.',
  },
  'HIST-002': {
    status: 409,
    message: 'The change "{sequence}" cannot be reverted: "{fields}" was changed again since.',
    hint: 'Revert the later change first, or name in "fields" those that stand as the change left them.',
  },
  'HIST-003': {
    status: 422,
    message: 'The change "{sequence}" of "{entity}" "{id}" holds nothing that can be set back.',
    hint: 'Only updates of fields that people may write are reverted.',
  },
});
