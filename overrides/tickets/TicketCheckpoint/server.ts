/** A ticket at a checkpoint through the API: named by the checkpoint. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const ticketCheckpointBehaviour: Behaviour = {
  entity: 'TicketCheckpoint',
  computed: {
    label: renderNameOf({ column: 'checkpoint_id', table: 'checkpoint', value: 'name' }),
  },
};
