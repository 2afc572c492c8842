/** A file of customers: what may be done with it now. */
import type { Behaviour } from '../../../server/kit.ts';
import { canBeCancelled, fileFlags } from '../../imports/FileStatus/server.ts';

export const importedFileBehaviour: Behaviour = {
  entity: 'ImportedFile',
  computed: { ...fileFlags, canBeCancelled },
};
