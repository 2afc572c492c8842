/** Runs an import batch by batch: each batch stands or falls by itself, row by row where it must, or all rows at once. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql, Transaction } from '../kit.ts';
import type { PlannedRow } from './draft.ts';
import { importProblem } from './errors.ts';
import { appendReport, type ImportPlace, type ReportHead, startReport } from './importFiles.ts';
import { type Import, inBatches } from './planImport.ts';
import { noteKeys, planRows } from './planRows.ts';
import { writeRows } from './writeRows.ts';

const batchSize = 500;
/** All or nothing is one transaction, and the embedded database serves nobody else meanwhile. */
const mostWhole = 10_000;
/** The result names no more refused rows than this; the report has all. */
const mostNamed = 100;

export interface ImportState {
  /** Number of the last row that is done with. */
  readonly after: number;
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly errors: readonly {
    readonly row: number;
    readonly column: string;
    readonly code: string;
    readonly message: string;
  }[];
  /** Address of the rows refused. */
  readonly report?: string;
}

export const nothingDone: ImportState = {
  after: 0,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
};

export interface ImportRun {
  readonly sql: Sql;
  readonly made: Import;
  readonly place: ImportPlace;
  readonly head: ReportHead;
  /** Where the report can be had. */
  readonly reportIri: string;
  readonly stopOnError: boolean;
  readonly state: ImportState;
  /** Called for each batch, in the transaction that commits it. */
  readonly save?: (state: ImportState, tx?: Transaction) => Promise<void>;
  readonly signal?: AbortSignal;
}

function addRows(run: ImportRun, state: ImportState, rows: readonly PlannedRow[]): ImportState {
  const count = (action: PlannedRow['action']): number => rows.filter((row) => row.action === action).length;
  const failed = state.failed + count('error');
  const named = rows.flatMap(({ number: row, violations }) =>
    violations.map(({ column, code, message }) => ({ row, column, code, message })),
  );
  return {
    after: rows.at(-1)?.number ?? state.after,
    rows: state.rows + rows.length,
    created: state.created + count('create'),
    updated: state.updated + count('update'),
    unchanged: state.unchanged + count('unchanged'),
    failed,
    errors: [...state.errors, ...named].slice(0, mostNamed),
    ...(failed > 0 ? { report: run.reportIri } : {}),
  };
}

/** Refused rows are noted once their batch stands: a run cut off in between misses them, and never has them twice. */
async function note(run: ImportRun, before: ImportState, rows: readonly PlannedRow[]): Promise<void> {
  const refused = rows.filter(({ action }) => action === 'error');
  if (refused.length === 0) return;
  if (before.failed === 0) await startReport(run.place, run.head);
  const { properties } = run.made.rows.resource;
  await appendReport(run.place, { ...run.head, properties }, refused);
}

async function runWhole(run: ImportRun): Promise<ImportState> {
  const { sql, made, save } = run;
  if (made.table.count > mostWhole)
    throw importProblem('IMP-003', { most: mostWhole, what: 'rows to take all or none of' });
  const planned: PlannedRow[] = [];
  for (const batch of inBatches(made.table.rows(), batchSize))
    planned.push(...(await planRows(sql, made.rows, batch)));
  const rows = await writeRows(made.writer, planned, {
    isWhole: true,
    along: async (written, tx) => save?.(addRows(run, nothingDone, written), tx),
  });
  const state = addRows(run, nothingDone, rows);
  await note(run, nothingDone, rows);
  if (state.failed === 0) return state;
  const violations = rows.flatMap(({ number, violations: own }) =>
    own.map(({ column, property, code, message }) => ({
      propertyPath: `row[${number}].${property}`,
      message: column ? `${column}: ${message}` : message,
      code,
    })),
  );
  const values = { rows: state.rows, failed: state.failed };
  throw importProblem('IMP-008', values, {
    violations: violations.slice(0, mostNamed),
    extra: { report: run.reportIri },
  });
}

export async function runImport(run: ImportRun): Promise<ImportState> {
  if (run.stopOnError) return runWhole(run);
  const { sql, made, save, signal } = run;
  let { state } = run;
  for (const batch of inBatches(made.table.rows(), batchSize)) {
    signal?.throwIfAborted();
    const open = batch.filter(({ number }) => number > state.after);
    if (open.length < batch.length) {
      const done = batch.filter(({ number }) => number <= state.after);
      await noteKeys(sql, made.rows, done);
    }
    if (open.length === 0) {
      // Thousands of rows that an earlier run wrote are passed over, and others served in between.
      await nextTurn();
      continue;
    }
    const planned = await planRows(sql, made.rows, open);
    const before = state;
    const rows = await writeRows(made.writer, planned, {
      along: async (written, tx) => save?.(addRows(run, before, written), tx),
    });
    state = addRows(run, before, rows);
    await note(run, before, rows);
  }
  return state;
}
