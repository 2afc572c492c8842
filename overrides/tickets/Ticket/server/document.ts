/**
 * `GET /tickets/{id}.{format}`: a ticket as PDF, or as PNG in the dots of a printer. Reading counts no print: what
 * came out of a printer does (`countPrints.ts`), so that a fetch for a printer without paper makes no duplicate.
 */
import { type ActionAnswer, type ActionRequest, Problem } from '../../../../server/kit.ts';
import { describeTicket, type Language, PAPER_TYPES, type PaperType, type TicketDocument } from '../model.ts';
import './errors.ts';
import { readTickets } from './readTickets.ts';
import { renderTicketPng, renderTicketsPdf } from './renderTickets.ts';

const DPI = { default: 203, min: 72, max: 600 };

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

function readDpi(value: unknown): number {
  if (value === undefined) return DPI.default;
  const dpi = Number(value);
  if (Number.isInteger(dpi) && dpi >= DPI.min && dpi <= DPI.max) return dpi;
  throw new Problem('TICKET-003', {
    parameter: 'dpi',
    value,
    allowed: `Send a whole number from ${DPI.min} to ${DPI.max}.`,
  });
}

function readChoice<Choice extends string>(
  query: Readonly<Record<string, unknown>>,
  choice: { readonly parameter: string; readonly allowed: readonly Choice[]; readonly fallback: Choice },
): Choice {
  const value = query[choice.parameter] ?? choice.fallback;
  const found = choice.allowed.find((allowed) => allowed === value);
  if (found) return found;
  throw new Problem('TICKET-003', {
    parameter: choice.parameter,
    value,
    allowed: `Send one of: ${choice.allowed.join(', ')}.`,
  });
}

interface Wanted {
  readonly ticket: TicketDocument;
  readonly paperType: PaperType;
  readonly language: Language;
  readonly dpi: number;
}

async function draw(format: 'pdf' | 'png', wanted: Wanted): Promise<ActionAnswer> {
  const key = JSON.stringify([format, wanted]);
  const name = `ticket-${wanted.ticket.number}`;
  if (format === 'pdf') {
    const document = await drawOnce(key, () => renderTicketsPdf({ ...wanted, tickets: [wanted.ticket] }));
    return { document, contentType: 'application/pdf', filename: `${name}.pdf` };
  }
  const document = await drawOnce(key, () => renderTicketPng(wanted));
  return { document, contentType: 'image/png', filename: `${name}.png` };
}

export async function document(request: ActionRequest): Promise<ActionAnswer> {
  const { format = '', id = '' } = request.params;
  if (format !== 'pdf' && format !== 'png') throw new Problem('TICKET-002', { format });
  const dpi = readDpi(request.query.dpi);
  const paperType = readChoice(request.query, {
    parameter: 'paperType',
    allowed: PAPER_TYPES,
    fallback: 'stock_tickets',
  });
  const language = readChoice(request.query, {
    parameter: 'language',
    allowed: ['fr', 'en'] as const,
    fallback: 'fr',
  });
  const ids = /^\d{1,15}$/.test(id) ? [Number(id)] : [];
  const [facts] = await request.transaction(({ tx, contract }) => readTickets(tx, { contract, ids }));
  if (!facts) throw new Problem('TICKET-001', { id });
  // A caller may ask for the mark, never for its absence.
  const duplicate = facts.duplicate || request.query.duplicate === '1';
  const ticket = describeTicket({ ...facts, duplicate }, language);
  return draw(format, { ticket, paperType, language, dpi });
}
