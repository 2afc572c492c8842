/** One ticket as a document, drawn in a thread of the pool and remembered for a while. */
import type { OutsideContext } from '../../../../server/kit.ts';
import type { TicketLayout } from '../../TicketLayout/model.ts';
import type { Language, PaperType, TicketDocument } from '../model.ts';
import { ticketProblem } from './errors.ts';
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
  /** The plain one where there is none. */
  readonly layout?: TicketLayout | undefined;
}

export async function drawDocument(
  { host, contract, signal }: OutsideContext,
  format: 'pdf' | 'png',
  wanted: Wanted,
) {
  const key = JSON.stringify([format, wanted]);
  const document = await drawOnce(key, () =>
    host.workers.run(ticketTask, { format, ...wanted }, { contract, signal }),
  );
  const contentType = format === 'pdf' ? 'application/pdf' : 'image/png';
  return { document, contentType, filename: `ticket-${wanted.ticket.number}.${format}` };
}

/** @throws TICKET-002 */
export function readFormat(format: string): 'pdf' | 'png' {
  if (format === 'pdf' || format === 'png') return format;
  throw ticketProblem('TICKET-002', { document: 'ticket', format });
}
