/**
 * The work on a partner's file: its rows become tickets, a batch in a transaction together with how far it has come, so that
 * who takes over after a crash does no row twice. A retry does the refused rows alone. Deleting goes through here as well.
 */
import {
  actorOf,
  type Host,
  isUnavailable,
  type JobData,
  type JobRun,
  type Transaction,
} from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { dropFile } from '../../FileStatus/server/keptFiles.ts';
import { describeFault, isUnmapped, kindOf } from '../model/faults.ts';
import type { FileRow } from '../model/planRows.ts';
import { readCircumstances } from './checkFile.ts';
import { importBatch, type RowResult } from './importBatch.ts';
import { type FileRecord, FOLDER, openFile, readFileRecord, rowsOf } from './readFile.ts';
import { withdrawByIds } from './withdraw.ts';

export const IMPORT_JOB = 'ticket-file';

/** Rows of one transaction: sellers of the same performance wait for no longer than that. */
const BATCH = 100;

export interface Cursor {
  /** Rows up to here are done. */
  readonly row: number;
  /** Only rows that were refused are tried. */
  readonly isRetry: boolean;
}

export const START: Cursor = { row: 0, isRetry: false };

export function readCursor(value: unknown): Cursor {
  return typeof value === 'object' && value !== null ? { ...START, ...value } : START;
}

/** Somebody cancelled it, or another server goes on with it. */
class Stopped extends Error {}

interface Work {
  readonly host: Host;
  readonly job: JobRun;
  readonly id: number;
}

const scopeOf = ({ job }: Work) => ({ contract: job.contract, actor: actorOf(job.caller) });

const keepNotifications = sqlFile<{
  readonly contract: number;
  readonly file: number;
  readonly provider: string | null;
  readonly now: string;
  readonly notifications: string;
}>(import.meta.dirname, 'keepNotifications.sql');

const keepNames = sqlFile<{ readonly contract: number; readonly names: string }>(
  import.meta.dirname,
  'keepNames.sql',
);

const listDeletable = sqlFile<{ readonly contract: number; readonly file: number }, { readonly id: number }>(
  import.meta.dirname,
  'listDeletable.sql',
);

const refusals = (contract: number, file: number) =>
  db
    .selectFrom('provider_ticket_refusal')
    .select('row_number as row')
    .where('contract_id', '=', contract)
    .where('imported_file_id', '=', file);

async function keepRefusals(
  tx: Transaction,
  { job, id }: Work,
  results: readonly RowResult[],
): Promise<void> {
  await tx.query(
    db
      .deleteFrom('provider_ticket_refusal')
      .where('contract_id', '=', job.contract)
      .where('imported_file_id', '=', id)
      .where('row_number', '=', anyOf(results.map(({ row }) => row.number))),
  );
  const refused = results.flatMap(({ row, fault }) => (fault ? [{ row, fault }] : []));
  if (refused.length === 0) return;
  await tx.query(
    db.insertInto('provider_ticket_refusal').values(
      refused.map(({ row, fault }) => ({
        contract_id: job.contract,
        imported_file_id: id,
        row_number: row.number,
        cells: JSON.stringify(row.cells),
        faults: JSON.stringify([fault]),
      })),
    ),
  );
}

const LONGEST_NAME = 300;

/** Names that are not mapped yet: somebody maps them on their screen. */
async function noteNames(tx: Transaction, contract: number, results: readonly RowResult[]): Promise<void> {
  const names = results.flatMap(({ fault }) => {
    const label = String(fault?.values.label ?? '');
    const isName = fault && (isUnmapped(fault) || fault.code === 'seatUnknown');
    return isName && label !== '' && label.length <= LONGEST_NAME ? [{ kind: kindOf(fault), label }] : [];
  });
  if (names.length > 0) await tx.query(keepNames({ contract, names: JSON.stringify(names) }));
}

/** Names that nobody mapped once each, and what else a mapping or a seat is the reason of with the row's code. */
async function notify(
  tx: Transaction,
  { job, id }: Work,
  { provider, results, now }: { provider: string | null; results: readonly RowResult[]; now: string },
): Promise<void> {
  const language = job.parameters.language === 'fr' ? 'fr' : 'en';
  const notifications = results.flatMap(({ row, fault }) => {
    const mappingType = fault && kindOf(fault);
    if (!fault || !mappingType) return [];
    const isMissing = isUnmapped(fault);
    return [
      {
        type: isMissing ? 'missing' : 'error',
        mappingType,
        message: describeFault(fault, language),
        barCode: isMissing ? null : (row.texts.barcode?.slice(0, 100) ?? null),
        row: row.number,
        fault,
      },
    ];
  });
  if (notifications.length === 0) return;
  const { contract } = job;
  await tx.query(
    keepNotifications({ contract, file: id, provider, now, notifications: JSON.stringify(notifications) }),
  );
}

/** @throws Stopped where the file is no more where this run left it */
async function noteBatch(
  tx: Transaction,
  { job, id }: Work,
  { cursor, next, results }: { cursor: Cursor; next: Cursor; results: readonly RowResult[] },
): Promise<void> {
  const count = (kind: RowResult['kind']) => results.filter((one) => one.kind === kind).length;
  const tickets = results.reduce((sum, one) => sum + one.tickets, 0);
  const noted = await tx.query(
    db
      .updateTable('provider_ticket_imported_file')
      .set(({ eb }) => ({
        cursor: JSON.stringify(next),
        done_count: eb('done_count', '+', cursor.isRetry ? 0 : results.length),
        total_tickets_imported: eb('total_tickets_imported', '+', tickets),
        ignored_count: eb('ignored_count', '+', count('ignored')),
        failed_count: eb('failed_count', '+', count('refused') - (cursor.isRetry ? results.length : 0)),
      }))
      .where('contract_id', '=', job.contract)
      .where('id', '=', id)
      .where('import_status', '=', 'in_progress')
      .where(({ ref, val, eb }) => eb(ref('cursor'), '=', val(JSON.stringify(cursor)) as never))
      .returning('id'),
  );
  if (noted.length === 0) throw new Stopped();
}

function* inBatches<Value>(values: Iterable<Value>, size: number): Generator<readonly Value[]> {
  let batch: Value[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function importRows(
  work: Work,
  { record, rows }: { record: FileRecord; rows: Iterable<FileRow> },
): Promise<void> {
  const { host, job, id } = work;
  const { contract } = job;
  const first = readCursor(record.cursor);
  const { refused, circumstances } = await host.database.transaction(scopeOf(work), async (tx) => ({
    refused: first.isRetry
      ? new Set((await tx.query(refusals(contract, id))).map(({ row }) => row))
      : undefined,
    circumstances: await readCircumstances(tx, contract, record),
  }));
  let cursor = first;
  for (const all of inBatches(rows, BATCH)) {
    job.signal.throwIfAborted();
    const batch = all.filter(({ number }) => number > first.row && (refused?.has(number) ?? true));
    if (batch.length === 0) continue;
    const now = new Date().toISOString();
    const next = { ...cursor, row: batch.at(-1)?.number ?? cursor.row };
    await host.database.transaction(scopeOf(work), async (tx) => {
      const results = await importBatch(tx, { contract, file: id, now }, batch, circumstances);
      await noteBatch(tx, work, { cursor, next, results });
      await keepRefusals(tx, work, results);
      await noteNames(tx, contract, results);
      await notify(tx, work, { provider: record.provider, results, now });
    });
    cursor = next;
  }
}

type EndStatus = 'success' | 'with_errors' | 'failed';

/** @returns the status it ends with; undefined where somebody else has it */
async function importFile(work: Work): Promise<EndStatus | undefined> {
  const { host, job, id } = work;
  const read = () => host.database.transaction(scopeOf(work), (tx) => readFileRecord(tx, job.contract, id));
  const record = await read();
  if (record?.status !== 'in_progress') return undefined;
  const table = await openFile(host, record, {
    contract: job.contract,
    sheetName: record.sheet.sheetName,
    signal: job.signal,
  });
  if (!table) return 'failed';
  await importRows(work, { record, rows: rowsOf(table, record.mapping) });
  return ((await read())?.failedCount ?? 0) > 0 ? 'with_errors' : 'success';
}

interface Values {
  readonly import_status: 'in_progress' | EndStatus | 'deleted';
  readonly imported_at?: string;
  readonly file_name?: null;
  readonly import_token?: null;
  readonly sheet?: null;
}

const setStatus = (
  { host, job, id, ...work }: Work,
  from: readonly ('pending' | 'in_progress' | 'deleting')[],
  values: Values,
) =>
  host.database.query(
    scopeOf({ host, job, id, ...work }),
    db
      .updateTable('provider_ticket_imported_file')
      .set({ ...values, updated_at: new Date().toISOString() })
      .where('contract_id', '=', job.contract)
      .where('id', '=', id)
      .where('import_status', '=', anyOf(from)),
  );

async function runImport(work: Work): Promise<void> {
  await setStatus(work, ['pending', 'in_progress'], {
    import_status: 'in_progress',
    imported_at: new Date().toISOString(),
  });
  try {
    const status = await importFile(work);
    if (status) await setStatus(work, ['in_progress'], { import_status: status });
  } catch (error) {
    if (error instanceof Stopped) return;
    // The server stops, or its database is away: the queue goes on with it.
    if (work.job.signal.aborted || isUnavailable(error)) throw error;
    work.host.app.log.error(error, 'the import of a file of tickets');
    await setStatus(work, ['in_progress'], { import_status: 'failed' });
  }
}

const listLive = (contract: number, file: number) =>
  db
    .selectFrom('imported_ticket as i')
    .innerJoin('ticket as t', (join) =>
      join.onRef('t.contract_id', '=', 'i.contract_id').onRef('t.id', '=', 'i.ticket_id'),
    )
    .select('t.id')
    .where('i.contract_id', '=', contract)
    .where('i.imported_file_id', '=', file)
    .where('t.status', '=', anyOf(['payed', 'booked'] as const))
    .orderBy('t.id')
    .limit(BATCH);

async function removeFile(work: Work): Promise<void> {
  const { host, job, id } = work;
  const { contract } = job;
  for (let isDone = false; !isDone; ) {
    job.signal.throwIfAborted();
    isDone = await host.database.transaction(scopeOf(work), async (tx) => {
      const live = (await tx.query(listLive(contract, id))).map((row) => row.id);
      await withdrawByIds(tx, { contract, now: new Date().toISOString(), status: 'cancelled' }, live);
      return live.length < BATCH;
    });
  }
  await host.database.transaction(scopeOf(work), async (tx) => {
    const gone = (await tx.query(listDeletable({ contract, file: id }))).map((row) => row.id);
    await tx.query(db.deleteFrom('ticket').where('contract_id', '=', contract).where('id', '=', anyOf(gone)));
    await tx.query(
      db
        .deleteFrom('provider_ticket_refusal')
        .where('contract_id', '=', contract)
        .where('imported_file_id', '=', id),
    );
  });
  const record = await host.database.transaction(scopeOf(work), (tx) => readFileRecord(tx, contract, id));
  await setStatus(work, ['deleting'], { import_status: 'deleted', file_name: null, sheet: null });
  if (record?.fileName)
    await dropFile({ varDir: host.settings.varDir, folder: FOLDER, contract, fileName: record.fileName });
}

export const runFileJob =
  (host: Host) =>
  async (job: JobRun): Promise<JobData> => {
    const { file, task } = job.parameters;
    const work = { host, job, id: Number(file) };
    if (task === 'remove') await removeFile(work);
    else await runImport(work);
    return {};
  };
