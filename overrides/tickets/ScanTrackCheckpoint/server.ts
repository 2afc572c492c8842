/** A checkpoint of a track through the API: named by the checkpoint. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const scanTrackCheckpointBehaviour = defineBehaviour('ScanTrackCheckpoint', {
  computed: {
    label: renderNameOf({ column: 'checkpoint_id', table: 'checkpoint', value: 'name' }),
  },
});
