/** A file of customers: what may be done with it now. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { canBeCancelled, fileFlags } from '../../imports/FileStatus/server.ts';

export const importedFileBehaviour = defineBehaviour('ImportedFile', {
  computed: { ...fileFlags, canBeCancelled },
});
