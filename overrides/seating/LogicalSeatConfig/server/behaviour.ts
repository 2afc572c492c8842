/** How a room is sold, through the API: its seats are read and painted as a whole. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { paintSeats, seating } from './paintSeats.ts';

export const logicalSeatConfigBehaviour = defineBehaviour('LogicalSeatConfig', {
  actions: [paintSeats, seating],
});
