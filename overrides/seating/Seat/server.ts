/** A seat through the API: the name of its zone. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const seatBehaviour: Behaviour = {
  entity: 'Seat',
  computed: { zoneName: renderNameOf({ column: 'zone_id', table: 'seat_zone', value: 'name' }) },
};
