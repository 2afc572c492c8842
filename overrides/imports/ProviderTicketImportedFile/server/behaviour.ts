/** A file of tickets sold elsewhere: it comes in by upload, its columns are mapped, and what may be done with it follows from its status. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Service } from '../../../../server/kit.ts';
import { canBeCancelled, fileFlags, whileKept } from '../../FileStatus/server/fileFlags.ts';
import { importAutomatically } from '../../Provider/server/importAutomatically.ts';
import { readSheet } from '../model/settings.ts';
import { fileActions } from './actions.ts';
import { demandMapping } from './demandMapping.ts';
import { IMPORT_JOB, runFileJob } from './importJob.ts';
import { demandStatus, EDITABLE } from './status.ts';
import { upload } from './upload.ts';

export const providerTicketImportedFileBehaviour = defineBehaviour('ProviderTicketImportedFile', {
  computed: {
    ...fileFlags,
    canBeCancelled,
    canBeRetried: whileKept('canBeRetried'),
    canDownloadOriginalFile: whileKept('canDownloadOriginalFile'),
  },
  onUpdateOf: ['mapping', 'externalProvider', 'scanTrack', 'strategy', 'strategyMode', 'context'],
  beforeUpdate({ id, values, current }) {
    demandStatus({ id, importStatus: current.importStatus }, EDITABLE, 'changed');
    if (values.mapping !== undefined && values.sheet === undefined)
      demandMapping(id, values.mapping, readSheet(current.sheet));
  },
  actions: [upload, ...fileActions, importAutomatically],
});

export const ticketFileService: Service = {
  name: 'files of tickets',
  register(host) {
    host.jobs.define(IMPORT_JOB, runFileJob(host));
  },
};
