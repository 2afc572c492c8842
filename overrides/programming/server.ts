/** What the server does beyond metadata for the area "programming": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Projection, Service } from '../../server/kit.ts';
import { eventDateBehaviour } from './EventDate/server/behaviour.ts';
import { eventDatePatternBehaviour } from './EventDatePattern/server/preview.ts';
import { massActionAggregateBehaviour } from './MassAction/server/aggregateDates.ts';
import { massActions } from './MassAction/server/runMassAction.ts';
import { numberService } from './RepresentationNumber/server/numberService.ts';
import { tagBehaviour } from './Tag/server/behaviour.ts';
import { ticketingBehaviour } from './Ticketing/server/behaviour.ts';
import { showCounters } from './Ticketing/server/showCounters.ts';
import { ticketingOptionStressBehaviour } from './TicketingOptionStress/server.ts';
import { ticketingSellingDeviceBehaviour } from './TicketingSellingDevice/server.ts';
import { ticketPriceBehaviour } from './TicketPrice/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [
  eventDateBehaviour,
  eventDatePatternBehaviour,
  massActionAggregateBehaviour,
  tagBehaviour,
  ticketingBehaviour,
  ticketingOptionStressBehaviour,
  ticketingSellingDeviceBehaviour,
  ticketPriceBehaviour,
];

export const projections: readonly Projection[] = [showCounters];

export const services: readonly Service[] = [massActions, numberService];
