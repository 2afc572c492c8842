/** A date pattern through the API: named by its show. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const eventDatePatternBehaviour: Behaviour = {
  entity: 'EventDatePattern',
  computed: {
    label: renderNameOf({ column: 'ticketing_id', table: 'ticketing', value: 'title' }),
  },
};
