/** What the tickets' server refuses. */
import { defineErrors } from '../../../../server/kit.ts';

defineErrors({
  'TICKET-001': {
    status: 404,
    message: 'There is no ticket "{id}".',
    hint: 'List the tickets of your contract with GET /tickets.',
  },
  'TICKET-002': {
    status: 404,
    message: 'A ticket has no "{format}" document.',
    hint: 'Ask for "pdf" or "png".',
  },
  'TICKET-003': {
    status: 400,
    message: 'The parameter "{parameter}" of a ticket\'s document is "{value}".',
    hint: '{allowed}',
  },
});
