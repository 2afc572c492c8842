/** A seat of a performance through the API: named by the seat. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const availableSeatBehaviour = defineBehaviour('AvailableSeat', {
  computed: {
    label: renderNameOf({ column: 'seat_id', table: 'seat', value: 'label' }),
  },
});
