/**
 * Planned rows, written as a bulk call writes them, hooks and all. A batch is one transaction; where one of its rows is
 * refused they are tried one by one, and the rest is written without those refused.
 */
import { releaseSavepoint, returnTo, setSavepoint } from '../database/controls.ts';
import { Problem } from '../errors.ts';
import type { Caller, Host, RowHook, Transaction, WriteContext } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { toBulkProblem } from '../transaction/findMember.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { createMany, updateMany } from '../transaction/writeBulk.ts';
import type { PlannedRow, RowViolation } from './draft.ts';
import type { MappedColumn } from './mapColumns.ts';

export interface RowWriter {
  readonly host: Pick<Host, 'database' | 'app' | 'use'>;
  readonly model: Model;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly contract: number;
  readonly mapped: readonly MappedColumn[];
  readonly hook?: RowHook;
}

/** What goes along with the rows: a job's progress. Given the rows that stand when it commits. */
type Along = (rows: readonly PlannedRow[], tx: Transaction) => Promise<void>;

/** Undoes what was only tried. */
class Undone extends Error {}

/** Transient: the batch is tried again as a whole, by whoever asked. */
const transient = ['TX-006', 'TX-007'];

async function writeInto(
  writer: RowWriter,
  context: WriteContext,
  rows: readonly PlannedRow[],
): Promise<void> {
  // Rows are planned as their writer sees the entity, and written whole, with all that its hooks know.
  const { model, resource } = writer.resource.origin ?? writer;
  const created = writer.hook?.created;
  const input = { model, resource, context };
  const members = (action: PlannedRow['action']) =>
    rows
      .filter((row) => row.action === action)
      .map(({ id, values }) =>
        id === undefined ? { values: { ...values, ...created } } : { id, values: { ...values } },
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

/** What each row is refused for after those before it: all are tried in one transaction, and none of them stays. */
async function findRefused(
  writer: RowWriter,
  rows: readonly PlannedRow[],
  scope: Parameters<typeof runWrite>[0],
): Promise<ReadonlyMap<PlannedRow, unknown>> {
  const errors = new Map<PlannedRow, unknown>();
  const tryEach = async (context: WriteContext) => {
    for (const row of rows) {
      if (row.action !== 'create' && row.action !== 'update') continue;
      await setSavepoint(context.tx, 'row');
      try {
        await writeInto(writer, context, [row]);
        await releaseSavepoint(context.tx, 'row');
      } catch (error) {
        await returnTo(context.tx, 'row');
        errors.set(row, error);
      }
    }
    throw new Undone();
  };
  await runWrite(scope, tryEach).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
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
  const { model } = writer.resource.origin ?? writer;
  const scope = { ...writer, model, now: new Date() };
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
  const errors = await findRefused(writer, rows, scope);
  const outcomes: PlannedRow[] = [];
  for (const row of rows) {
    const error = errors.get(row);
    outcomes.push(error === undefined ? row : await refused(writer, row, error));
  }
  const isUndone = isTrial || (isWhole && (wasRefused || errors.size > 0));
  if (!isUndone)
    await runWrite(scope, async (context) => {
      await writeInto(writer, context, outcomes);
      await along?.(outcomes, context.tx);
    });
  return outcomes;
}
