/** Why the server refuses to open, use or close a desk session. */
import { defineErrors } from '../../server/kit.ts';

export const deskProblem = defineErrors({
  'DESK-001': {
    status: 409,
    message: '"{email}" has no open desk session.',
    hint: 'Open one with POST /desk_sessions before selling.',
  },
  'DESK-002': {
    status: 409,
    message: '"{email}" has the desk session "{sessionNumber}" open already.',
    hint: 'Go on with it, or close it with POST /desk_sessions/{id}/close first.',
  },
  'DESK-003': {
    status: 409,
    message: 'The desk session "{sessionNumber}" was closed already, at "{endDate}".',
    hint: 'Nothing is left to do; open a new one to sell.',
  },
  'DESK-004': {
    status: 403,
    message: 'The desk session "{sessionNumber}" is "{owner}"\'s, not "{email}"\'s.',
    hint: 'A desk session is closed by the person who opened it.',
  },
  'DESK-007': {
    status: 404,
    message: 'There is no feature "{name}".',
    hint: 'There are: {known}.',
  },
});
