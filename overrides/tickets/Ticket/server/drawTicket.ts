/** Tickets as documents: the work of a thread of the pool (`ticketTask.ts`). */
import { type Face, renderTicketPng, renderTicketsPdf } from './renderTickets.ts';

type Drawing = Omit<Face, 'tickets'> & {
  readonly format: 'pdf' | 'png';
  readonly ticket: Face['tickets'][number];
  /** Of a PNG. */
  readonly dpi: number;
};

/** @returns a copy in memory of its own, which goes to the server's thread as it is */
export async function drawTicket({ format, ...drawing }: Drawing): Promise<Uint8Array> {
  if (format === 'pdf') return renderTicketsPdf({ ...drawing, tickets: [drawing.ticket] });
  return renderTicketPng(drawing);
}
