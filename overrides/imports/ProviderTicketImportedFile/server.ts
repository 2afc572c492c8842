/** A file of tickets sold elsewhere: what may be done with it now. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { fileFlags } from '../FileStatus/server.ts';

export const providerTicketImportedFileBehaviour = defineBehaviour('ProviderTicketImportedFile', {
  computed: fileFlags,
});
