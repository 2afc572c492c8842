/** A seat of a performance through the API: named by the seat. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const availableSeatBehaviour: Behaviour = {
  entity: 'AvailableSeat',
  computed: {
    label: renderNameOf({ column: 'seat_id', table: 'seat', value: 'label' }),
  },
};
