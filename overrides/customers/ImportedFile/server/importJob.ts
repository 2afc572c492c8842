/**
 * The work on a file: its rows become customers, five hundred in a transaction together with how far it has come, so that
 * who takes over after a crash does no row twice. A retry does the refused rows alone. Deleting goes through here as well.
 */
import {
  actorOf,
  type DoneRow,
  fileImports,
  type Host,
  isUnavailable,
  type JobData,
  type JobRun,
  type Transaction,
} from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { dropFile, readKeptFile } from '../../../imports/FileStatus/server/keptFiles.ts';
import { type KeptFile, listSheets, type PlannedSheet, sheetImport } from './sheetImport.ts';

export const IMPORT_JOB = 'customer-file';

/** How far an import is: rows of a sheet up to here are done. */
export interface Cursor {
  readonly sheet: number;
  readonly row: number;
  /** Only rows that were refused are tried. */
  readonly isRetry: boolean;
}

export const START: Cursor = { sheet: 0, row: 0, isRetry: false };

export function readCursor(value: unknown): Cursor {
  if (typeof value !== 'object' || value === null) return START;
  return { ...START, ...value };
}

/** Somebody cancelled it, or another server goes on with it. */
class Stopped extends Error {}

interface Work {
  readonly host: Host;
  readonly job: JobRun;
  readonly id: number;
}

const fileRow = ({ job, id }: Work) =>
  db
    .selectFrom('imported_file')
    .select([
      'id',
      'original_name as originalName',
      'file_name as fileName',
      'import_status as status',
      'match_by as matchBy',
      'when_known as whenKnown',
      'cursor',
      'failed_count as failedCount',
    ])
    .select(({ ref }) => [
      ref('sheets').$castTo<KeptFile['sheets']>().as('sheets'),
      ref('mapping').$castTo<KeptFile['mapping']>().as('mapping'),
    ])
    .where('contract_id', '=', job.contract)
    .where('id', '=', id);

const scopeOf = ({ job }: Work) => ({ contract: job.contract, actor: actorOf(job.caller) });

const listRefused = ({ job, id }: Work, sheet: number) =>
  db
    .selectFrom('imported_file_refusal')
    .select('row_number as row')
    .where('contract_id', '=', job.contract)
    .where('imported_file_id', '=', id)
    .where('sheet_index', '=', sheet);

async function keepRefusals(
  tx: Transaction,
  { work: { job, id }, sheet, rows }: { work: Work; sheet: number; rows: readonly DoneRow[] },
): Promise<void> {
  await tx.query(
    db
      .deleteFrom('imported_file_refusal')
      .where('contract_id', '=', job.contract)
      .where('imported_file_id', '=', id)
      .where('sheet_index', '=', sheet)
      .where('row_number', '=', anyOf(rows.map(({ number }) => number))),
  );
  const refused = rows.filter(({ action }) => action === 'error');
  if (refused.length === 0) return;
  await tx.query(
    db.insertInto('imported_file_refusal').values(
      refused.map(({ number, cells, violations }) => ({
        contract_id: job.contract,
        imported_file_id: id,
        sheet_index: sheet,
        row_number: number,
        cells: JSON.stringify(cells),
        faults: JSON.stringify(violations),
      })),
    ),
  );
}

/** In the transaction of a batch. @throws Stopped where the file is no more where this run left it */
function noteBatch(work: Work, sheet: PlannedSheet, from: Cursor) {
  let cursor = from;
  return async (rows: readonly DoneRow[], tx: Transaction): Promise<void> => {
    const { job, id } = work;
    const count = (action: DoneRow['action']) => rows.filter((row) => row.action === action).length;
    const next: Cursor = { ...cursor, sheet: sheet.index, row: rows.at(-1)?.number ?? cursor.row };
    const noted = await tx.query(
      db
        .updateTable('imported_file')
        .set(({ eb }) => ({
          cursor: JSON.stringify(next),
          done_count: eb('done_count', '+', cursor.isRetry ? 0 : rows.length),
          created_count: eb('created_count', '+', count('create')),
          updated_count: eb('updated_count', '+', count('update')),
          unchanged_count: eb('unchanged_count', '+', count('unchanged')),
          failed_count: eb('failed_count', '+', count('error') - (cursor.isRetry ? rows.length : 0)),
        }))
        .where('contract_id', '=', job.contract)
        .where('id', '=', id)
        .where('import_status', '=', 'in_progress')
        .where(({ ref, val, eb }) => eb(ref('cursor'), '=', val(JSON.stringify(cursor)) as never))
        .returning('id'),
    );
    if (noted.length === 0) throw new Stopped();
    await keepRefusals(tx, { work, sheet: sheet.index, rows });
    cursor = next;
  };
}

async function importSheet(
  work: Work,
  sheet: PlannedSheet,
  { file, bytes, cursor }: { file: KeptFile; bytes: Uint8Array; cursor: Cursor },
): Promise<void> {
  const { host, job } = work;
  const after = sheet.index === cursor.sheet ? cursor.row : 0;
  const refused = cursor.isRetry
    ? new Set(
        (await host.database.query(scopeOf(work), listRefused(work, sheet.index))).map(({ row }) => row),
      )
    : undefined;
  const asked = sheetImport(sheet, {
    file,
    bytes,
    contract: job.contract,
    caller: job.caller,
    signal: job.signal,
  });
  await host.use(fileImports).run(asked, {
    isOpen: (row) => row > after && (refused?.has(row) ?? true),
    along: noteBatch(work, sheet, cursor),
  });
}

/** @returns the status it ends with; undefined where somebody else has it */
async function importFile(work: Work): Promise<'success' | 'with_errors' | 'failed' | undefined> {
  const { host, job } = work;
  const [row] = await host.database.query(scopeOf(work), fileRow(work));
  if (row?.status !== 'in_progress') return undefined;
  const place = {
    varDir: host.settings.varDir,
    folder: 'customer-files',
    contract: job.contract,
    fileName: row.fileName ?? '',
  } as const;
  const bytes = await readKeptFile(place);
  if (!bytes) return 'failed';
  for (const sheet of listSheets(row)) {
    const [now] = await host.database.query(scopeOf(work), fileRow(work));
    const cursor = readCursor(now?.cursor);
    if (sheet.index >= cursor.sheet) await importSheet(work, sheet, { file: row, bytes, cursor });
  }
  const [done] = await host.database.query(scopeOf(work), fileRow(work));
  return (done?.failedCount ?? 0) > 0 ? 'with_errors' : 'success';
}

const setStatus = (
  { job, id }: Work,
  from: readonly ('pending' | 'in_progress' | 'deleting')[],
  values: { readonly import_status: KeptStatus; readonly imported_at?: string; readonly file_name?: null },
) =>
  db
    .updateTable('imported_file')
    .set({ ...values, updated_at: new Date().toISOString() })
    .where('contract_id', '=', job.contract)
    .where('id', '=', id)
    .where('import_status', '=', anyOf(from));

type KeptStatus = 'in_progress' | 'success' | 'with_errors' | 'failed' | 'deleted';

async function runImport(work: Work): Promise<void> {
  const { host } = work;
  const write = (statement: ReturnType<typeof setStatus>) => host.database.query(scopeOf(work), statement);
  await write(
    setStatus(work, ['pending', 'in_progress'], {
      import_status: 'in_progress',
      imported_at: new Date().toISOString(),
    }),
  );
  try {
    const status = await importFile(work);
    if (status) await write(setStatus(work, ['in_progress'], { import_status: status }));
  } catch (error) {
    if (error instanceof Stopped) return;
    // The server stops, or its database is away: the queue goes on with it.
    if (work.job.signal.aborted || isUnavailable(error)) throw error;
    host.app.log.error(error, 'the import of a file of customers');
    await write(setStatus(work, ['in_progress'], { import_status: 'failed' }));
  }
}

/** Of one transaction. */
const DELETED_AT_ONCE = 100;

const listCreated = sqlFile<{ contract: number; file: number; most: number }, { id: number }>(
  import.meta.dirname,
  'listCreated.sql',
);

async function removeFile(work: Work, withCreated: boolean): Promise<void> {
  const { host, job } = work;
  for (let isDone = !withCreated; !isDone; ) {
    job.signal.throwIfAborted();
    isDone = await host.transaction(scopeOf(work), async ({ tx, write }) => {
      const rows = await tx.query(
        listCreated({ contract: job.contract, file: work.id, most: DELETED_AT_ONCE }),
      );
      for (const { id } of rows) await write.delete('CrmCustomer', id);
      return rows.length < DELETED_AT_ONCE;
    });
  }
  const [row] = await host.database.query(scopeOf(work), fileRow(work));
  await host.database.query(
    scopeOf(work),
    db
      .deleteFrom('imported_file_refusal')
      .where('contract_id', '=', job.contract)
      .where('imported_file_id', '=', work.id),
  );
  await host.database.query(
    scopeOf(work),
    setStatus(work, ['deleting'], { import_status: 'deleted', file_name: null }),
  );
  if (row?.fileName)
    await dropFile({
      varDir: host.settings.varDir,
      folder: 'customer-files',
      contract: job.contract,
      fileName: row.fileName,
    });
}

export const runFileJob =
  (host: Host) =>
  async (job: JobRun): Promise<JobData> => {
    const { file, task, withCreated } = job.parameters;
    const work = { host, job, id: Number(file) };
    if (task === 'remove') await removeFile(work, withCreated === true);
    else await runImport(work);
    return {};
  };
