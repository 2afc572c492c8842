/** A ticket at a checkpoint through the API: named by the checkpoint. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const ticketCheckpointBehaviour = defineBehaviour('TicketCheckpoint', {
  computed: {
    label: renderNameOf({ column: 'checkpoint_id', table: 'checkpoint', value: 'name' }),
  },
});
