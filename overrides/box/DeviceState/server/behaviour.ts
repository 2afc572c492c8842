/** Devices: what they print is drawn for their printer. A box is online while its heartbeat is fresh: two pings of ten seconds may be missed. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { imageActions } from './images.ts';

export const deviceStateBehaviour = defineBehaviour('DeviceState', {
  computed: {
    isOnline: (row) => `coalesce(${row}."last_heartbeat_timestamp" > now() - interval '40 seconds'
      and exists (select 1 from jsonb_path_query(${row}."printers_state", '$[*]') p
        where not coalesce(p -> 'reasons' @> '["box_offline"]', false)), false)`,
  },
  actions: imageActions,
});
