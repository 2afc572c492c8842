/**
 * `GET /tickets/{id}.{format}`: a ticket as PDF, or as PNG in the dots of a printer. Reading counts no print: what
 * came out of a printer does (`countPrints.ts`), so that a fetch for a printer without paper makes no duplicate.
 */
import { defineAction } from '../../../../server/action.ts';
import { type OutsideContext, requestProblem } from '../../../../server/kit.ts';
import { describeTicket, type Language, type PaperType, type TicketDocument } from '../model.ts';
import { ticketProblem } from './errors.ts';
import { readTickets } from './readTickets.ts';
import { ticketTask } from './ticketTask.ts';

/** A desk that prints asks a ticket twice at most: the preview and the box. */
const REMEMBERED = 64;

const drawn = new Map<string, Uint8Array>();

async function drawOnce(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hit = drawn.get(key);
  if (hit) return hit;
  const bytes = await draw();
  if (drawn.size >= REMEMBERED) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, bytes);
  return bytes;
}

interface Wanted {
  readonly ticket: TicketDocument;
  readonly paperType: PaperType;
  readonly language: Language;
  readonly dpi: number;
}

async function draw({ host, contract, signal }: OutsideContext, format: 'pdf' | 'png', wanted: Wanted) {
  const key = JSON.stringify([format, wanted]);
  const document = await drawOnce(key, () =>
    host.workers.run(ticketTask, { format, ...wanted }, { contract, signal }),
  );
  const contentType = format === 'pdf' ? 'application/pdf' : 'image/png';
  return { document, contentType, filename: `ticket-${wanted.ticket.number}.${format}` };
}

function readFormat(format: string): 'pdf' | 'png' {
  if (format === 'pdf' || format === 'png') return format;
  throw ticketProblem('TICKET-002', { document: 'ticket', format });
}

export const document = defineAction('Ticket.document', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract }, { id }) {
    const [facts] = await readTickets(tx, { contract, ids: [id] });
    if (!facts) throw requestProblem('REQ-010', { entity: 'Ticket', id });
    return facts;
  },
  finish(context, facts, { params, query: { dpi, language, paperType, duplicate: isAsked } }) {
    // A caller may ask for the mark, never for its absence.
    const duplicate = facts.duplicate || isAsked;
    const ticket = describeTicket({ ...facts, duplicate }, language);
    return draw(context, readFormat(params.format), { ticket, paperType, language, dpi });
  },
});
