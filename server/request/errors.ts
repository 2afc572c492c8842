/** What can be wrong with a request before anything is asked of the database. */
import { defineErrors } from '../errors.ts';

export const requestProblem = defineErrors({
  'REQ-001': {
    status: 400,
    message: 'Select a contract first: the request names none and the token implies none.',
    details: 'Every request about a contract’s data names one, or its token implies one.',
    hint: 'Add "contract" to the query or the body, or ask for a token of one contract.',
  },
  'REQ-002': {
    status: 403,
    message: 'The contract "{contract}" is not one of yours.',
    hint: 'Name one of the contracts of your token.',
  },
  'REQ-003': {
    status: 400,
    message: 'The contract "{contract}" is no id and no IRI of a contract.',
    hint: 'Send a number, or the IRI of a contract.',
  },
  'REQ-004': {
    status: 404,
    message: 'There is nothing at "{path}".',
    hint: 'The entrypoint of the API lists its collections.',
  },
  'REQ-005': {
    status: 405,
    message: '"{path}" does not answer {method}.',
    hint: 'It answers {allowed}.',
  },
  'REQ-006': {
    status: 415,
    message: 'A body of the type "{type}" is not read here.',
    hint: 'Send application/json, application/ld+json or application/merge-patch+json.',
  },
  'REQ-007': {
    status: 413,
    message: 'The body is larger than {limit} bytes.',
    hint: 'Send less in one request.',
  },
  'REQ-008': {
    status: 400,
    message: 'The body is no JSON: {reason}.',
    hint: 'Send one JSON object in UTF-8.',
  },
  'REQ-009': {
    status: 400,
    message: 'The body is {type}, not a JSON object.',
    hint: 'Send the entity as one JSON object.',
  },
  'REQ-010': {
    status: 404,
    message: 'There is no "{entity}" with the id "{id}" in this contract.',
    hint: 'It may have been deleted, or belong to another contract.',
  },
  'REQ-011': {
    status: 400,
    message: 'The request cannot be read: {reason}.',
    hint: 'Send well-formed HTTP/1.1 with an address in UTF-8.',
  },
  'REQ-012': {
    status: 501,
    message: 'The call "{call}" is declared and not made yet.',
    hint: 'Use another way until it is.',
  },
  'REQ-013': {
    status: 500,
    message: 'The server failed. The request has the number "{request}" in its log.',
    hint: 'Try again; if it stays, report that number.',
  },
  'REQ-014': {
    status: 400,
    message: 'The header "{header}" with the value "{value}" cannot be read.',
    hint: '{expected}',
  },
  'REQ-015': {
    status: 403,
    message: 'A page of "{origin}" may not write here.',
    details: 'The request was sent by a page of another site and brings no access token of its own.',
    hint: 'Open the product itself, or send the header "Authorization: Bearer <access token>" from a program.',
  },
  'REQ-016': {
    status: 400,
    message: 'The connection was closed before the request was answered.',
    hint: 'Ask again, and wait for the answer.',
  },
  'REQ-017': {
    status: 408,
    message: 'The request came too slowly and was given up.',
    hint: 'Send it again over a better line, or send less in one request.',
  },
  'REQ-018': {
    status: 429,
    message: 'There were too many calls of the kind "{kind}": an account has {most} a minute.',
    hint: 'Send the request again in {seconds} seconds.',
  },
});
