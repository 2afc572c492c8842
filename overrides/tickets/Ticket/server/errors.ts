/** What the tickets' server refuses. */
import { defineErrors } from '../../../../server/kit.ts';

export const ticketProblem = defineErrors({
  'TICKET-003': {
    status: 422,
    message: 'No order with the {member} "{value}" has the {entity} {ids}.',
    hint: 'Send what belongs to one order, with the {member} of that order.',
  },
  'TICKET-002': {
    status: 404,
    message: 'A ticket has no "{format}" document.',
    hint: 'Ask for "pdf" or "png".',
  },
});
