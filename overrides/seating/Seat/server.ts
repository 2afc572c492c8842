/** A seat through the API: the name of its zone. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const seatBehaviour = defineBehaviour('Seat', {
  computed: { zoneName: renderNameOf({ column: 'zone_id', table: 'seat_zone', value: 'name' }) },
});
