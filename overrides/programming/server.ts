/** What the server does beyond metadata for the area "programming": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Projection } from '../../server/kit.ts';
import { eventDateBehaviour } from './EventDate/server/behaviour.ts';
import { eventDatePatternBehaviour } from './EventDatePattern/server.ts';
import { ticketingBehaviour } from './Ticketing/server/behaviour.ts';
import { showCounters } from './Ticketing/server/showCounters.ts';
import { ticketingOptionStressBehaviour } from './TicketingOptionStress/server.ts';
import { ticketingSellingDeviceBehaviour } from './TicketingSellingDevice/server.ts';
import { ticketPriceBehaviour } from './TicketPrice/server.ts';
import { ticketPriceSeatGroupBehaviour } from './TicketPriceSeatGroup/server.ts';

export const behaviours: readonly Behaviour[] = [
  eventDateBehaviour,
  eventDatePatternBehaviour,
  ticketingBehaviour,
  ticketingOptionStressBehaviour,
  ticketingSellingDeviceBehaviour,
  ticketPriceBehaviour,
  ticketPriceSeatGroupBehaviour,
];

export const projections: readonly Projection[] = [showCounters];
