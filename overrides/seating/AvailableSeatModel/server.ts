/** A seat of a configuration through the API: named by the seat. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const availableSeatModelBehaviour: Behaviour = {
  entity: 'AvailableSeatModel',
  computed: {
    label: renderNameOf({ column: 'seat_id', table: 'seat', value: 'label' }),
  },
};
