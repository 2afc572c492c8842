/** A checkpoint of a track through the API: named by the checkpoint. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const scanTrackCheckpointBehaviour: Behaviour = {
  entity: 'ScanTrackCheckpoint',
  computed: {
    label: renderNameOf({ column: 'checkpoint_id', table: 'checkpoint', value: 'name' }),
  },
};
