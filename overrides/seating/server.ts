/** What the server does beyond metadata for the area "seating": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { holdsService } from './AvailableSeat/server/releaseHolds.ts';
import { availableSeatBehaviour } from './AvailableSeat/server.ts';
import { logicalSeatConfigBehaviour } from './LogicalSeatConfig/server.ts';
import { seatConfigBehaviour } from './SeatConfig/server.ts';
import { stockService } from './Stock/server/stockService.ts';
import { stockContingentBehaviour } from './StockContingent/server.ts';

export const behaviours: readonly Behaviour[] = [
  availableSeatBehaviour,
  logicalSeatConfigBehaviour,
  seatConfigBehaviour,
  stockContingentBehaviour,
];

export const services: readonly Service[] = [holdsService, stockService];
