/** What the server does beyond metadata for the area "tickets": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { checkpointBehaviour } from './Checkpoint/server.ts';
import { masterTicketBehaviour } from './MasterTicket/server.ts';
import { scanBehaviour } from './Scan/server/behaviour.ts';
import { scanConfigBehaviour } from './ScanConfig/server.ts';
import { scanTrackBehaviour } from './ScanTrack/server/behaviour.ts';
import { ticketBehaviour } from './Ticket/server/behaviour.ts';
import { performanceTicketsBehaviour } from './Ticket/server/performanceTickets.ts';
import { ticketLayoutBehaviour } from './TicketLayout/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [
  checkpointBehaviour,
  performanceTicketsBehaviour,
  masterTicketBehaviour,
  scanBehaviour,
  scanConfigBehaviour,
  scanTrackBehaviour,
  ticketBehaviour,
  ticketLayoutBehaviour,
];
