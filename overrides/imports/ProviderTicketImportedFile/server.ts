/** A file of tickets sold elsewhere: what may be done with it now. */
import type { Behaviour } from '../../../server/kit.ts';
import { fileFlags } from '../FileStatus/server.ts';

export const providerTicketImportedFileBehaviour: Behaviour = {
  entity: 'ProviderTicketImportedFile',
  computed: fileFlags,
};
