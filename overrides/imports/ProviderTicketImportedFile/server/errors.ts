/** Why the server refuses something of a partner's file of tickets. */
import { defineErrors } from '../../../../server/kit.ts';

export const importsProblem = defineErrors({
  'TIMPORT-001': {
    status: 409,
    message: 'The file "{file}" is "{status}", and is not {action} now.',
    hint: 'Read it again: canBeCancelled, canBeRetried and canBeDeleted show what may be done with it.',
  },
  'TIMPORT-002': {
    status: 422,
    message: 'The mapping of the file "{file}" is not possible: {reason}.',
    hint: 'Name in "columns" for each column where it goes, or null; "statuses" and "generateBarcode" stand beside it.',
  },
  'TIMPORT-003': {
    status: 404,
    message: 'There is no {what} of the file "{file}".',
    hint: 'canDownloadOriginalFile and canDownloadErrorReport show what there is.',
  },
  'TIMPORT-004': {
    status: 404,
    message: 'There is no active access to the provider "{provider}" for tickets.',
    hint: 'Send "provider" as it is named in provider_ticket_credentials, with the type "ticket_import".',
  },
});
