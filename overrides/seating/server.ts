/** What the server does beyond metadata for the area "seating": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { availableSeatBehaviour } from './AvailableSeat/server/behaviour.ts';
import { holdsService } from './AvailableSeat/server/releaseHolds.ts';
import { logicalSeatConfigBehaviour } from './LogicalSeatConfig/server/behaviour.ts';
import { seatConfigBehaviour } from './SeatConfig/server/behaviour.ts';
import { stockService } from './Stock/server/stockService.ts';
import { stockContingentBehaviour } from './StockContingent/server.ts';

export const behaviours: readonly Behaviour[] = [
  availableSeatBehaviour,
  logicalSeatConfigBehaviour,
  seatConfigBehaviour,
  stockContingentBehaviour,
];

export const services: readonly Service[] = [holdsService, stockService];
