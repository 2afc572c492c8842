/** What is done with a file of customers once it is here: checked, imported, cancelled, tried again, deleted, taken out. */
import type { ImportedFileValues } from '../../../../schema/generated/customers/ImportedFile.ts';
import { defineAction } from '../../../../server/action.ts';
import {
  type Caller,
  delimiterOf,
  fileImports,
  holdsForAll,
  type OutsideContext,
  renderCsv,
} from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readKeptFile } from '../../../imports/FileStatus/server/keptFiles.ts';
import { moveStatus } from '../../../imports/FileStatus/server/moveStatus.ts';
import { fileProblem } from './errors.ts';
import { type Cursor, IMPORT_JOB, readCursor, START } from './importJob.ts';
import { listSheets, sheetImport } from './sheetImport.ts';

type Status = ImportedFileValues['importStatus'];

/** @throws CRM-012 */
export function demandStatus(
  { id, importStatus }: { readonly id: number; readonly importStatus: Status },
  allowed: readonly Status[],
  action: string,
): void {
  if (!allowed.includes(importStatus))
    throw fileProblem('CRM-012', { file: id, status: importStatus, action });
}

type Outside = Pick<OutsideContext, 'host' | 'contract' | 'caller'>;

interface NextStep {
  readonly id: number;
  readonly from: readonly Status[];
  readonly to: 'pending' | 'deleting';
  readonly action: string;
  readonly cursor?: Cursor;
  readonly parameters: { readonly task: 'import' | 'remove'; readonly withCreated?: boolean };
}

/** The work and the status that waits for it are asked for in one transaction. @throws CRM-012 */
async function startWork({ host, contract, caller }: Outside, asked: NextStep): Promise<{ id: number }> {
  const { id, from, to, action, cursor, parameters } = asked;
  await host.jobs.start({
    name: IMPORT_JOB,
    contract,
    caller,
    parameters: { ...parameters, file: id },
    async along(tx) {
      const isMoved = await moveStatus(tx, 'imported_file', { contract, id, from, to, cursor });
      if (!isMoved) throw fileProblem('CRM-012', { file: id, status: 'changed', action });
    },
  });
  return { id };
}

const STARTABLE: readonly Status[] = ['analyzed'];
const CANCELLABLE: readonly Status[] = ['uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress'];
const RETRIABLE: readonly Status[] = ['failed', 'with_errors'];
export const EDITABLE: readonly Status[] = ['analyzed', 'failed', 'with_errors'];
const DELETABLE: readonly Status[] = [
  'uploaded',
  'analyzed',
  'success',
  'with_errors',
  'failed',
  'cancelled',
];

const start = defineAction('ImportedFile.start', {
  run(_context, { id, record }) {
    demandStatus(record, STARTABLE, 'imported');
    if (listSheets(record).length === 0) throw fileProblem('CRM-013', { file: id });
    return { id };
  },
  finish: (context, { id }) =>
    startWork(context, {
      id,
      from: STARTABLE,
      to: 'pending',
      action: 'imported',
      cursor: START,
      parameters: { task: 'import' },
    }),
});

/** One that failed goes on where it stopped; of one that is done, what was refused is tried. */
const retry = defineAction('ImportedFile.retry', {
  run(_context, { id, record }) {
    demandStatus(record, RETRIABLE, 'tried again');
    if (record.importToken === null) throw fileProblem('CRM-014', { what: 'original', file: id });
    const cursor = readCursor(record.cursor);
    const next: Cursor = record.importStatus === 'failed' ? cursor : { ...START, isRetry: true };
    return { id, next };
  },
  finish: (context, { id, next }) =>
    startWork(context, {
      id,
      from: RETRIABLE,
      to: 'pending',
      action: 'tried again',
      cursor: next,
      parameters: { task: 'import' },
    }),
});

const cancel = defineAction('ImportedFile.cancel', {
  async run({ write }, { id, record }) {
    demandStatus(record, CANCELLABLE, 'cancelled');
    await write.update('ImportedFile', id, { importStatus: 'cancelled' });
    return { id };
  },
});

const mayErase = (caller: Pick<Caller, 'rights'>): boolean => holdsForAll(caller, ['customers.erase']);

const remove = defineAction('ImportedFile.remove', {
  run({ caller }, { id, record, query }) {
    demandStatus(record, DELETABLE, 'deleted');
    if (query.withCreated && !mayErase(caller)) throw fileProblem('CRM-016', { file: id });
    return { id, withCreated: query.withCreated ?? false };
  },
  finish: (context, { id, withCreated }) =>
    startWork(context, {
      id,
      from: DELETABLE,
      to: 'deleting',
      action: 'deleted',
      parameters: { task: 'remove', withCreated },
    }),
});

/** What the first sheet with columns would change; nothing is written. */
const preview = defineAction('ImportedFile.preview', {
  run(_context, { id, record }) {
    demandStatus(record, EDITABLE, 'checked');
    if (listSheets(record).length === 0) throw fileProblem('CRM-013', { file: id });
    return record;
  },
  async finish({ host, contract, caller, signal }, file, { id }) {
    const { varDir } = host.settings;
    const bytes = await readKeptFile({
      varDir,
      folder: 'customer-files',
      contract,
      fileName: file.fileName ?? '',
    });
    const [sheet] = listSheets(file);
    if (!bytes || !sheet) throw fileProblem('CRM-014', { what: 'original', file: id });
    const asked = sheetImport(sheet, { file, bytes, contract, caller, signal });
    return { value: await host.use(fileImports).preview(asked) };
  },
});

const downloadOriginalFile = defineAction('ImportedFile.downloadOriginalFile', {
  run: (_context, { record }) => record,
  async finish({ host, contract }, { originalName, fileName, mimeType }, { id }) {
    const { varDir } = host.settings;
    const bytes =
      fileName === null
        ? undefined
        : await readKeptFile({ varDir, folder: 'customer-files', contract, fileName });
    if (!bytes) throw fileProblem('CRM-014', { what: 'original', file: id });
    return { document: bytes, contentType: mimeType || 'application/octet-stream', filename: originalName };
  },
});

const listRefusals = (contract: number, file: number) =>
  db
    .selectFrom('imported_file_refusal')
    .select(['sheet_index as sheet', 'row_number as row', 'cells', 'faults'])
    .where('contract_id', '=', contract)
    .where('imported_file_id', '=', file)
    .orderBy('sheet_index')
    .orderBy('row_number');

/** The columns as they came, so that the rows can be mended and sent again, and beside them why. */
const downloadErrorReport = defineAction('ImportedFile.downloadErrorReport', {
  run: (_context, { record }) => record,
  async finish({ host, tx, contract, from }, { originalName, sheets }, { id }) {
    const rows = await tx.query(listRefusals(contract, id));
    const [first] = rows;
    if (!first) throw fileProblem('CRM-014', { what: 'error report', file: id });
    const language = /^fr\b/i.test(from.headers['accept-language'] ?? '') ? 'fr' : 'en';
    const columnsOf = (index: number) => {
      const columns = (sheets ?? []).find(({ sheetIndex }) => sheetIndex === index)?.columns;
      return Array.isArray(columns) ? columns.map(String) : [];
    };
    const heads = columnsOf(first.sheet);
    const lines = rows.map(({ sheet, row, cells, faults }) => {
      const own = Array.isArray(cells) ? cells : [];
      const why = (Array.isArray(faults) ? faults : [])
        .map((fault) => host.use(fileImports).explain({ entity: 'CrmCustomer', fault, language }))
        .join(' | ');
      // A sheet's cells are under the names of the first one that has refusals.
      const shown = heads.map((head) => own[columnsOf(sheet).indexOf(head)] ?? '');
      return [...shown.map(String), row, why];
    });
    const text = `\ufeff${renderCsv([[...heads, '_row', '_errors'], ...lines], delimiterOf(language))}`;
    return {
      document: Buffer.from(text, 'utf8'),
      contentType: 'text/csv; charset=utf-8',
      filename: `${originalName.replace(/\.\w+$/, '')}-errors.csv`,
    };
  },
});

export const fileActions = [
  start,
  retry,
  cancel,
  remove,
  preview,
  downloadOriginalFile,
  downloadErrorReport,
] as const;
