/** What can go wrong between this server and one that keeps the records of an API. */
import { defineErrors } from '../errors.ts';

export const remoteProblem = defineErrors({
  'REM-001': {
    status: 503,
    message: 'The API "{api}" is not connected for this contract.',
    hint: 'Give its address and credentials: npm run remote -- {api}.',
  },
  'REM-002': {
    status: 502,
    message: 'The address of the API "{api}" may not be asked: {reason}.',
    hint: 'Give a public address with https, or name its host in REMOTE_ALLOW.',
  },
  'REM-003': {
    status: 502,
    message: 'The server of the API "{api}" cannot be reached: {reason}.',
    hint: 'Try again; if it stays, ask whoever runs that server.',
  },
  'REM-004': {
    status: 504,
    message: 'The server of the API "{api}" did not answer within {seconds} seconds.',
    details: 'What it was asked to change may have been changed nevertheless.',
    hint: 'Look at the record before you try again.',
  },
  'REM-005': {
    status: 502,
    message: 'The server of the API "{api}" answered {status}: {reason}.',
    hint: 'Try again; if it stays, ask whoever runs that server.',
  },
  'REM-006': {
    status: 502,
    message: 'The server of the API "{api}" answered what cannot be read: {reason}.',
    hint: 'Compare it with the documents that were imported: npm run codegen -- probe.',
  },
  'REM-007': {
    status: 502,
    message: 'The server of the API "{api}" does not accept our credentials: it answered {status}.',
    hint: 'Give new ones: npm run remote -- {api}.',
  },
  'REM-008': {
    status: 400,
    message: 'The server of the API "{api}" declares no way to list "{entity}" by "{parameter}".',
    hint: 'Leave it out. What it declares is in "remote" of the entity’s file.',
  },
  'REM-009': {
    status: 409,
    message: 'The server of the API "{api}" refused the change: {reason}.',
    hint: 'Read the record again and make the change on that.',
  },
  'REM-010': {
    status: 422,
    message: 'The server of the API "{api}" refused the values: {reason}.',
    hint: 'Correct them and send again.',
  },
  'REM-011': {
    status: 503,
    message: 'The server of the API "{api}" was asked too often.',
    hint: 'Send the request again in a while.',
    retryAfter: 10,
  },
});
