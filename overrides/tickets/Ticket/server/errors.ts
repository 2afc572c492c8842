/** What the tickets' server refuses. */
import { defineErrors } from '../../../../server/kit.ts';

export const ticketProblem = defineErrors({
  'TICKET-009': {
    status: 422,
    message: 'The {property} of the ticket layout is no PNG of at most 2000 × 2000 pixels.',
    hint: 'Send it as "data:image/png;base64,…".',
  },
  'TICKET-008': {
    status: 409,
    message: 'The ticket layout "{layout}" already applies to the same paper, unit and show.',
    hint: 'Change that one, or give this one another paper, unit or show.',
  },
  'TICKET-007': {
    status: 409,
    message: 'The performance "{eventDate}" has no valid ticket, or more than {most}.',
    hint: 'Print the tickets order by order, or those of a selection.',
  },
  'TICKET-006': {
    status: 422,
    message: 'The scan names no performance, and the caller scans for some shows alone.',
    hint: 'Send "eventDate", the performance that the door lets in.',
  },
  'TICKET-005': {
    status: 422,
    message: 'The scan names neither a ticket nor a barcode.',
    hint: 'Send "barcode" as it was read, or "ticket".',
  },
  'TICKET-004': {
    status: 409,
    message: 'The scan "{nonce}" of this device is of another ticket.',
    hint: 'Draw a new nonce for every ticket that is scanned; send it again only for the same one.',
  },
  'TICKET-003': {
    status: 422,
    message: 'No order with the {member} "{value}" has the {entity} {ids}.',
    hint: 'Send what belongs to one order, with the {member} of that order.',
  },
  'TICKET-002': {
    status: 404,
    message: 'A {document} is not to be had as "{format}".',
    hint: 'Ask for "pdf" or "png".',
  },
});
