/** A seat of a configuration through the API: named by the seat. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const availableSeatModelBehaviour = defineBehaviour('AvailableSeatModel', {
  computed: {
    label: renderNameOf({ column: 'seat_id', table: 'seat', value: 'label' }),
  },
});
