/**
 * `GET /event_dates/{id}/tickets.{format}.{x}`: every valid ticket of a performance, a page each, in the order of their
 * numbers. The specification does not show the two parts: `format` is the paper, `x` the kind of file, e.g.
 * `tickets.stock_tickets.pdf`. Reading counts no print, as for one ticket.
 */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { WorkTask } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readLayout } from '../../TicketLayout/server/readLayout.ts';
import { describeTicket, type PaperType } from '../model.ts';
import type { drawTickets } from './drawTickets.ts';
import { ticketProblem } from './errors.ts';
import { readTickets } from './readTickets.ts';

/** Pages of one document. */
const MOST = 2000;

const ticketsTask: WorkTask<typeof drawTickets> = {
  name: 'drawTickets',
  file: new URL('./drawTickets.ts', import.meta.url),
  timeLimit: 120_000,
};

function readPaper({ format, x }: { readonly format: string; readonly x: string }): PaperType {
  if (x === 'pdf' && (format === 'stock_tickets' || format === 'thermal_roller')) return format;
  throw ticketProblem('TICKET-002', { document: 'set of tickets', format: `${format}.${x}` });
}

const tickets = defineAction('EventDate.tickets', {
  prepare: (_context, { params }) => readPaper(params),
  async run({ tx, contract }, { id, params }) {
    const valid = await tx.query(
      db
        .selectFrom('ticket')
        .select('id')
        .where('contract_id', '=', contract)
        .where('event_date_id', '=', id)
        .where('valid', '=', true)
        .orderBy('number')
        .orderBy('id')
        .limit(MOST + 1),
    );
    const [first] = valid;
    if (!first || valid.length > MOST) throw ticketProblem('TICKET-007', { eventDate: id, most: MOST });
    // They are all of one show, and so of one layout.
    const layout = await readLayout(tx, { contract, ticket: first.id, paperType: readPaper(params) });
    return { facts: await readTickets(tx, { contract, ids: valid.map((ticket) => ticket.id) }), layout };
  },
  async finish({ host, contract, signal }, { facts, layout }, { id, params, query: { language } }) {
    const face = {
      tickets: facts.map((one) => describeTicket(one, language)),
      paperType: readPaper(params),
      language,
      layout,
    };
    const document = await host.workers.run(ticketsTask, face, { contract, signal });
    return { document, contentType: 'application/pdf', filename: `tickets-${id}.pdf` };
  },
});

export const performanceTicketsBehaviour = defineBehaviour('EventDate', { actions: [tickets] });
