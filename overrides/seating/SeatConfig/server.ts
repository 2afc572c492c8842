/** A seating plan through the API: how many seats it has. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderCountOf } from '../../programming/Borrowed/server.ts';

export const seatConfigBehaviour: Behaviour = {
  entity: 'SeatConfig',
  computed: { totalStock: renderCountOf('seat', 'seat_config_id') },
};
