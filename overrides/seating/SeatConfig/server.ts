/** A seating plan through the API: how many seats it has. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderCountOf } from '../../programming/Borrowed/server.ts';

export const seatConfigBehaviour = defineBehaviour('SeatConfig', {
  computed: { totalStock: renderCountOf('seat', 'seat_config_id') },
});
