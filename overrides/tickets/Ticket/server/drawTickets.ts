/** The tickets of a performance as one document, a page each: the work of a thread of the pool (`performanceTickets.ts`). */
import { type Face, renderTicketsPdf } from './renderTickets.ts';

/** @returns a copy in memory of its own, which goes to the server's thread as it is */
export const drawTickets = (face: Face): Promise<Uint8Array> => renderTicketsPdf(face);
