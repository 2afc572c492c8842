/** What the tickets' server refuses. */
import { defineErrors } from '../../../../server/kit.ts';

export const ticketProblem = defineErrors({
  'TICKET-002': {
    status: 404,
    message: 'A ticket has no "{format}" document.',
    hint: 'Ask for "pdf" or "png".',
  },
});
