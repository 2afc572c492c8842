/** Why the server refuses to change the programme. */
import { defineErrors } from '../../server/kit.ts';

defineErrors({
  'PROG-001': {
    status: 404,
    message: 'There is no event date "{eventDate}" in this contract.',
    hint: 'List them with GET /event_dates.',
  },
  'PROG-002': {
    status: 409,
    message: 'The event date "{eventDate}" is cancelled already.',
    hint: 'Nothing is left to do.',
  },
  'PROG-003': {
    status: 404,
    message: 'There is no "{entity}" "{id}" in this contract.',
    hint: 'List them to see their ids.',
  },
});
