/** What the store may answer a write with. */
import { defineErrors } from '../errors.ts';

export const transactionProblem = defineErrors({
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
    details: 'The transaction under way, if there was one, is undone.',
    hint: 'Send the request again in a moment.',
    retryAfter: 2,
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
  'TX-008': {
    status: 503,
    message: 'The database was lost before it answered: what was sent is written or is not.',
    hint: 'With an Idempotency-Key, send it again with the same key: it is done once. Without one, read first whether it was done.',
  },
  'TX-009': {
    status: 503,
    message: 'The database has no connection free for this request.',
    details: 'More is asked at this moment than can be answered in time.',
    hint: 'Send the request again in a moment.',
    retryAfter: 2,
  },
  'TX-010': {
    status: 507,
    message: 'There is no room left on a disk of the server: nothing of this was written.',
    details: 'What is stored is whole and can be read.',
    hint: 'Whoever runs the server has to make room: "/readyz" shows where. Then send the request again.',
    retryAfter: 60,
  },
  'TX-011': {
    status: 503,
    message: 'The database has too little memory for this request: nothing of it was written.',
    hint: 'Send the request again in a moment, or ask for less: fewer rows, a narrower filter.',
    retryAfter: 10,
  },
  'BULK-001': {
    status: 413,
    message: 'The bulk call has {count} records; it takes {most}.',
    hint: 'Send them in several calls.',
  },
  'BULK-002': {
    status: 404,
    message: 'Of the "{entity}" to change, {count} are not in this contract: {named}.',
    details: 'Nothing was changed. "missing" names them.',
    hint: 'They may have been deleted, or belong to another contract: leave them out and send again.',
  },
  'BULK-003': {
    status: 501,
    message: 'The bulk call of "{entity}" takes "{member}", and what it does is not made yet.',
    hint: 'Send the records alone.',
  },
  'BULK-004': {
    status: 412,
    message: 'Of the "{entity}" to change, {count} were changed meanwhile: {named}.',
    details: 'Nothing was changed. "changed" names them.',
    hint: 'Read them again and make the change on that.',
  },
  'SEL-001': {
    status: 409,
    message: 'The filters match {matched} "{entity}", not {expected}.',
    details: 'Nothing was changed: what is selected is no longer what was shown.',
    hint: 'Look at the list again and send the new total.',
  },
  'SEL-002': {
    status: 400,
    message: 'A selection takes filters alone, not "{parameter}".',
    hint: 'Leave it out: a selection is all that its filters match.',
  },
  'SEL-003': {
    status: 409,
    message: 'Of the "{entity}" selected, {count} are still used by another record: {named}.',
    details: 'Nothing was deleted. "used" names up to 20 of them.',
    hint: 'Delete or change what refers to them first, or leave them out by a filter.',
  },
});
