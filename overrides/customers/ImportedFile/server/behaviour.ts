/** A file of customers: it comes in by upload, its columns are mapped, and what may be done with it follows from its status. */
import type { ImportedFileMapping } from '../../../../schema/generated/customers/ImportedFileMapping.ts';
import type { ImportedFileSheet } from '../../../../schema/generated/customers/ImportedFileSheet.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Service } from '../../../../server/kit.ts';
import { canBeCancelled, fileFlags, whileKept } from '../../../imports/FileStatus/server/fileFlags.ts';
import { readTarget } from '../model/columnTargets.ts';
import { demandStatus, EDITABLE, fileActions } from './actions.ts';
import { fileProblem } from './errors.ts';
import { IMPORT_JOB, runFileJob } from './importJob.ts';
import { readColumns } from './sheetImport.ts';
import { upload } from './upload.ts';

/** @throws CRM-015 */
function demandMapping(mapping: readonly ImportedFileMapping[], sheets: readonly ImportedFileSheet[]): void {
  const refuse = (reason: string) => fileProblem('CRM-015', { reason });
  const indexes = mapping.map(({ sheetIndex }) => sheetIndex);
  if (new Set(indexes).size < indexes.length) throw refuse('a sheet is named twice');
  for (const { sheetIndex, columns } of mapping) {
    const sheet = sheets.find((one) => one.sheetIndex === sheetIndex);
    if (!sheet) throw refuse(`there is no sheet ${sheetIndex}`);
    for (const [column, target] of Object.entries(readColumns(columns))) {
      const known = Array.isArray(sheet.columns) && sheet.columns.includes(column);
      if (!known) throw refuse(`the sheet has no column "${column.slice(0, 80)}"`);
      if (target !== null && !readTarget(target))
        throw refuse(`the column "${column.slice(0, 80)}" cannot go to "${target.slice(0, 80)}"`);
    }
  }
}

export const importedFileBehaviour = defineBehaviour('ImportedFile', {
  computed: {
    ...fileFlags,
    canBeCancelled,
    canBeRetried: whileKept('canBeRetried'),
    canDownloadOriginalFile: whileKept('canDownloadOriginalFile'),
  },
  onUpdateOf: ['mapping', 'matchBy', 'whenKnown'],
  beforeUpdate({ id, values, current }) {
    demandStatus({ id, importStatus: current.importStatus }, EDITABLE, 'changed');
    if (values.mapping) demandMapping(values.mapping, current.sheets ?? []);
  },
  actions: [upload, ...fileActions],
});

export const importedFileService: Service = {
  name: 'files of customers',
  register(host) {
    host.jobs.define(IMPORT_JOB, runFileJob(host));
  },
};
