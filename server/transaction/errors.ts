/** What the store may answer a write with. */
import { defineErrors } from '../errors.ts';

defineErrors({
  'TX-001': {
    status: 409,
    message: 'The "{entity}" "{id}" is still used by another record.',
    details: 'A record that others refer to is not deleted.',
    hint: 'Delete or change what refers to it first.',
  },
  'TX-002': {
    status: 412,
    message: 'The "{entity}" "{id}" was changed meanwhile: its version is {version}.',
    hint: 'Read it again and make the change on that.',
  },
  'TX-003': {
    status: 409,
    message: 'A request with the Idempotency-Key "{key}" is still being worked on.',
    hint: 'Wait a moment and send the same request again.',
  },
  'TX-004': {
    status: 422,
    message: 'The Idempotency-Key "{key}" was used with another request.',
    hint: 'Take a new key for a new request.',
  },
  'TX-005': {
    status: 503,
    message: 'The database does not answer.',
    hint: 'Try again in a moment.',
  },
  'TX-006': {
    status: 409,
    message: 'Another request changed the same records at the same moment.',
    hint: 'Send the request again.',
  },
  'TX-007': {
    status: 503,
    message: 'The request took the database too long and was stopped.',
    hint: 'Ask for less: fewer rows, a narrower filter.',
  },
});
