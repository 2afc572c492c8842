/**
 * `GET /tickets/{id}.{format}`: a ticket as PDF, or as PNG in the dots of a printer. Reading counts no print: what
 * came out of a printer does (`countPrints.ts`), so that a fetch for a printer without paper makes no duplicate.
 */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem } from '../../../../server/kit.ts';
import { readLayout } from '../../TicketLayout/server/readLayout.ts';
import { describeTicket } from '../model.ts';
import { drawDocument, readFormat } from './drawDocument.ts';
import { readTickets } from './readTickets.ts';

export const document = defineAction('Ticket.document', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract }, { id, query: { paperType } }) {
    const [facts] = await readTickets(tx, { contract, ids: [id] });
    if (!facts) throw requestProblem('REQ-010', { entity: 'Ticket', id });
    return { facts, layout: await readLayout(tx, { contract, ticket: id, paperType }) };
  },
  finish(context, { facts, layout }, { params, query: { dpi, language, paperType, duplicate: isAsked } }) {
    // A caller may ask for the mark, never for its absence.
    const duplicate = facts.duplicate || isAsked;
    const ticket = describeTicket({ ...facts, duplicate }, language);
    return drawDocument(context, readFormat(params.format), { ticket, paperType, language, dpi, layout });
  },
});
