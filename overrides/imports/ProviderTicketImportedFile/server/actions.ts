/** What is done with a partner's file once it is here: read again, checked, imported, cancelled, tried again, deleted, taken out. */
import { defineAction } from '../../../../server/action.ts';
import { delimiterOf, renderCsv } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readKeptFile } from '../../FileStatus/server/keptFiles.ts';
import { describeFault, readFaults } from '../model/faults.ts';
import { nameDelimiter, readMapping, readSheet } from '../model/settings.ts';
import { checkFile } from './checkFile.ts';
import { demandMapping } from './demandMapping.ts';
import { importsProblem } from './errors.ts';
import { type Cursor, readCursor, START } from './importJob.ts';
import { FOLDER, openFile, readFileRecord, rowsOf } from './readFile.ts';
import {
  CANCELLABLE,
  DELETABLE,
  demandStatus,
  EDITABLE,
  languageOf,
  RETRIABLE,
  STARTABLE,
  startWork,
} from './status.ts';
import { describeSheet, suggestMapping } from './upload.ts';

const handle = defineAction('ProviderTicketImportedFile.handle', {
  async run({ write }, { id, record, body }) {
    demandStatus(record, STARTABLE, 'imported');
    const mapping = readMapping(body.mapping);
    demandMapping(id, body.mapping, readSheet(record.sheet));
    await write.update('ProviderTicketImportedFile', id, {
      mapping,
      ...(body.externalProvider !== undefined && { externalProvider: body.externalProvider }),
      ...(body.scanTrack !== undefined && { scanTrack: body.scanTrack }),
      ...(body.strategy && { strategy: body.strategy }),
      ...(body.strategyMode && { strategyMode: body.strategyMode }),
    });
    return { id };
  },
  finish: (context, { id }) =>
    startWork(context, {
      id,
      from: STARTABLE,
      to: 'pending',
      action: 'imported',
      cursor: START,
      task: 'import',
    }),
});

/** One that failed goes on where it stopped; of one that is done, what was refused is tried. */
const retry = defineAction('ProviderTicketImportedFile.retry', {
  run(_context, { id, record }) {
    demandStatus(record, RETRIABLE, 'tried again');
    if (record.importToken === null) throw importsProblem('TIMPORT-003', { what: 'original', file: id });
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
      task: 'import',
    }),
});

const cancel = defineAction('ProviderTicketImportedFile.cancel', {
  async run({ write }, { id, record }) {
    demandStatus(record, CANCELLABLE, 'cancelled');
    await write.update('ProviderTicketImportedFile', id, { importStatus: 'cancelled' });
    return { id };
  },
});

const remove = defineAction('ProviderTicketImportedFile.remove', {
  run(_context, { id, record }) {
    demandStatus(record, DELETABLE, 'deleted');
    return { id };
  },
  finish: (context, { id }) =>
    startWork(context, { id, from: DELETABLE, to: 'deleting', action: 'deleted', task: 'remove' }),
});

/** With another delimiter, or from another row on, a file has other columns. */
const analyze = defineAction('ProviderTicketImportedFile.analyze', {
  async prepare({ host, tx, contract, signal }, { id, body }) {
    const record = await readFileRecord(tx, contract, id);
    if (!record) return undefined;
    const context = { ...record.context, ...body.context };
    const sheetName = body.sheetName ?? record.sheet.sheetName;
    const table = await openFile(host, { ...record, context }, { contract, sheetName, signal });
    if (!table) throw importsProblem('TIMPORT-003', { what: 'original', file: id });
    const sheet = describeSheet(table);
    const { mapping } = await suggestMapping(tx, contract, sheet);
    return { sheet, mapping, rowCount: table.count, context, delimiter: nameDelimiter(table.delimiter) };
  },
  async run({ write }, { id, record }, read) {
    demandStatus(record, STARTABLE, 'read again');
    if (!read) return { id };
    const { sheet, mapping, rowCount, delimiter } = read;
    const { hasHeader, rowsToSkip } = read.context;
    await write.update('ProviderTicketImportedFile', id, {
      sheet,
      mapping,
      rowCount,
      context: { delimiter, hasHeader: hasHeader ?? true, rowsToSkip: rowsToSkip ?? 0 },
    });
    return { id };
  },
});

const check = defineAction('ProviderTicketImportedFile.check', {
  run(_context, { record }) {
    demandStatus(record, EDITABLE, 'checked');
    return record;
  },
  async finish({ host, tx, contract, signal }, _record, { id }) {
    const record = await readFileRecord(tx, contract, id);
    const table =
      record && (await openFile(host, record, { contract, sheetName: record.sheet.sheetName, signal }));
    if (!record || !table) throw importsProblem('TIMPORT-003', { what: 'original', file: id });
    return { value: await checkFile(tx, { contract, record, rows: [...rowsOf(table, record.mapping)] }) };
  },
});

const downloadOriginalFile = defineAction('ProviderTicketImportedFile.downloadOriginalFile', {
  run: (_context, { record }) => record,
  async finish({ host, contract }, { originalName, fileName, mimeType }, { id }) {
    const { varDir } = host.settings;
    const bytes =
      fileName === null ? undefined : await readKeptFile({ varDir, folder: FOLDER, contract, fileName });
    if (!bytes) throw importsProblem('TIMPORT-003', { what: 'original', file: id });
    return { document: bytes, contentType: mimeType || 'application/octet-stream', filename: originalName };
  },
});

const listRefusals = (contract: number, file: number) =>
  db
    .selectFrom('provider_ticket_refusal')
    .select(['row_number as row', 'cells', 'faults'])
    .where('contract_id', '=', contract)
    .where('imported_file_id', '=', file)
    .orderBy('row_number');

/** The columns as they came, so that the rows can be mended and sent again, and beside them why. */
const downloadErrorReport = defineAction('ProviderTicketImportedFile.downloadErrorReport', {
  run: (_context, { record }) => record,
  async finish({ tx, contract, from }, { originalName, sheet }, { id }) {
    const rows = await tx.query(listRefusals(contract, id));
    if (rows.length === 0) throw importsProblem('TIMPORT-003', { what: 'error report', file: id });
    const language = languageOf(from);
    const { columns } = readSheet(sheet);
    const lines = rows.map(({ row, cells, faults }) => {
      const own: readonly unknown[] = Array.isArray(cells) ? cells : [];
      const why = readFaults(faults).map((fault) => describeFault(fault, language));
      return [...columns.map((_, index) => String(own[index] ?? '')), row, why.join(' | ')];
    });
    const text = `\ufeff${renderCsv([[...columns, '_row', '_errors'], ...lines], delimiterOf(language))}`;
    return {
      document: Buffer.from(text, 'utf8'),
      contentType: 'text/csv; charset=utf-8',
      filename: `${originalName.replace(/\.\w+$/, '')}-errors.csv`,
    };
  },
});

export const fileActions = [
  handle,
  retry,
  cancel,
  remove,
  analyze,
  check,
  downloadOriginalFile,
  downloadErrorReport,
] as const;
