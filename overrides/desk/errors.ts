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
  'DESK-008': {
    status: 422,
    message: 'There is no coin or note of "{value}" in "{currency}".',
    hint: 'In minor units there are: {known}.',
  },
  'DESK-009': {
    status: 409,
    message:
      'Of the desk session "{sessionNumber}", "{counted}" were counted where "{expected}" are expected.',
    hint: 'Count again, or give the reason with PUT /desk_sessions/{id}/cash_count; then close it.',
  },
  'DESK-010': {
    status: 409,
    message:
      'The drawer of the desk session "{sessionNumber}" holds "{held}", and "{amount}" are to be taken out.',
    hint: 'Take out no more than is in it; write what was put in first.',
  },
});
