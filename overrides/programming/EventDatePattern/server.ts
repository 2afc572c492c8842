/** A date pattern through the API: named by its show. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const eventDatePatternBehaviour = defineBehaviour('EventDatePattern', {
  computed: {
    label: renderNameOf({ column: 'ticketing_id', table: 'ticketing', value: 'title' }),
  },
});
