/** Why the server refuses something of a file of customers. */
import { defineErrors } from '../../../../server/kit.ts';

export const fileProblem = defineErrors({
  'CRM-012': {
    status: 409,
    message: 'The file "{file}" is "{status}", and is not {action} now.',
    hint: 'Read it again: canBeCancelled, canBeRetried and canBeDeleted show what may be done with it.',
  },
  'CRM-013': {
    status: 422,
    message: 'No column of the file "{file}" goes to a field of customers.',
    hint: 'PUT a "mapping" whose "columns" name a field for at least one column.',
  },
  'CRM-014': {
    status: 404,
    message: 'There is no {what} of the file "{file}".',
    hint: 'canDownloadOriginalFile and canDownloadErrorReport show what there is.',
  },
  'CRM-015': {
    status: 422,
    message: 'The mapping is not possible: {reason}.',
    hint: 'An entry names a sheet of the file by its "sheetIndex", and in "columns" a field, or null, for each column.',
  },
  'CRM-016': {
    status: 403,
    message: 'To delete the customers that the file "{file}" created asks for the policy "customers.erase".',
    hint: 'Delete the file alone, or ask an administrator for a role that has the policy.',
  },
});
