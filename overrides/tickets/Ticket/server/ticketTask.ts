/** The drawing of a ticket, for `host.workers`: one at 600 dpi takes a fifth of a second, in which a server answers nobody. */
import type { WorkTask } from '../../../../server/kit.ts';
import type { drawTicket } from './drawTicket.ts';

export const ticketTask: WorkTask<typeof drawTicket> = {
  name: 'drawTicket',
  file: new URL('./drawTicket.ts', import.meta.url),
  timeLimit: 30_000,
};
