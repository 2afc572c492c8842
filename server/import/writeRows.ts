/**
 * Planned rows, written as a bulk call writes them, hooks and all. A batch is one transaction; where one of its rows is
 * refused it is written again row by row, and those refused are told apart from the rest.
 */
import { Problem } from '../errors.ts';
import type { Caller, Host, Transaction, WriteContext } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { actorOf, runWrite } from '../transaction/runWrite.ts';
import { createMany, toBulkProblem, updateMany } from '../transaction/writeBulk.ts';
import type { PlannedRow, RowViolation } from './draft.ts';
import type { MappedColumn } from './mapColumns.ts';

export interface RowWriter {
  readonly host: Pick<Host, 'database' | 'app'>;
  readonly model: Model;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly contract: number;
  readonly mapped: readonly MappedColumn[];
}

/** What goes along with the rows: a job's progress. Given the rows that stand when it commits. */
type Along = (rows: readonly PlannedRow[], tx: Transaction) => Promise<void>;

/** Undoes what was only tried. */
class Undone extends Error {}

/** Transient: the batch is tried again as a whole, by whoever asked. */
const transient = ['TX-005', 'TX-006', 'TX-007'];

async function writeInto(
  writer: RowWriter,
  context: WriteContext,
  rows: readonly PlannedRow[],
): Promise<void> {
  const { caller } = writer;
  // Rows are planned as their writer sees the entity, and written whole, with all that its hooks know.
  const { model, resource } = writer.resource.origin ?? writer;
  const input = { model, resource, context, actor: actorOf(caller) };
  const members = (action: PlannedRow['action']) =>
    rows.flatMap(({ action: own, id, values }) =>
      own === action ? [{ ...(id === undefined ? {} : { id }), values: { ...values } }] : [],
    );
  const updates = members('update');
  const creates = members('create');
  if (updates.length > 0) await updateMany(input, updates, undefined);
  if (creates.length > 0) await createMany(input, creates, undefined);
}

/** The row as refused, each violation at its column. */
async function refused(writer: RowWriter, row: PlannedRow, error: unknown): Promise<PlannedRow> {
  const { host, resource, mapped } = writer;
  const attempt = { resource, operation: row.action === 'update' ? 'update' : 'create' } as const;
  const problem = await toBulkProblem(host.database, error, attempt);
  if (!(problem instanceof Problem) || problem.status >= 500 || transient.includes(problem.code))
    throw problem;
  const violations: RowViolation[] = (problem.violations ?? []).map(({ propertyPath, code, message }) => {
    const property = /^(?:member\[\d+\]\.?)?(\w*)/.exec(propertyPath)?.[1] ?? '';
    const column = mapped.find((one) => one.property.name === property)?.column ?? '';
    return { column, property, code, message };
  });
  if (violations.length === 0)
    violations.push({ column: '', property: '', code: problem.code, message: problem.message });
  return { ...row, action: 'error', violations };
}

/** Row by row in one transaction, each undone by itself when it is refused. */
async function writeEach(
  writer: RowWriter,
  rows: readonly PlannedRow[],
  context: WriteContext,
): Promise<ReadonlyMap<PlannedRow, unknown>> {
  const errors = new Map<PlannedRow, unknown>();
  for (const row of rows) {
    if (row.action !== 'create' && row.action !== 'update') continue;
    const later: (() => void | Promise<void>)[] = [];
    await context.tx.query('SAVEPOINT row');
    try {
      await writeInto(writer, { ...context, afterCommit: (run) => later.push(run) }, [row]);
      await context.tx.query('RELEASE row');
      for (const run of later) context.afterCommit(run);
    } catch (error) {
      await context.tx.query('ROLLBACK TO row');
      errors.set(row, error);
    }
  }
  return errors;
}

/**
 * @param how `isTrial`: all is undone in the end. `isWhole`: nothing stands when one row is refused.
 * @returns the rows, those refused as errors
 */
export async function writeRows(
  writer: RowWriter,
  rows: readonly PlannedRow[],
  how: { readonly isTrial?: boolean; readonly isWhole?: boolean; readonly along?: Along },
): Promise<readonly PlannedRow[]> {
  const { isTrial = false, isWhole = false, along } = how;
  const scope = { ...writer, now: new Date() };
  const wasRefused = rows.some(({ action }) => action === 'error');
  if (!(isWhole && wasRefused))
    try {
      await runWrite(scope, async (context) => {
        await writeInto(writer, context, rows);
        await along?.(rows, context.tx);
        if (isTrial) throw new Undone();
      });
      return rows;
    } catch (error) {
      if (error instanceof Undone) return rows;
      if (error instanceof Problem && error.status >= 500) throw error;
    }
  let errors: ReadonlyMap<PlannedRow, unknown> = new Map();
  let made: readonly PlannedRow[] = rows;
  try {
    await runWrite(scope, async (context) => {
      errors = await writeEach(writer, rows, context);
      const isUndone = isTrial || (isWhole && (wasRefused || errors.size > 0));
      if (isUndone) throw new Undone();
      // Without its reason, which is asked of the database once the transaction is over.
      made = rows.map((row) => (errors.has(row) ? { ...row, action: 'error' as const } : row));
      await along?.(made, context.tx);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const told: PlannedRow[] = [];
  for (const row of rows) {
    const error = errors.get(row);
    told.push(error === undefined ? row : await refused(writer, row, error));
  }
  return told;
}
