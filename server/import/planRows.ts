/**
 * Rows of a file → what is to be done with each: create, change, nothing, or a list of what is wrong with it.
 * A batch asks the database once for each relation, once for the records that are there, once for each currency or
 * timezone that stands elsewhere.
 */
import type { Sql } from '../kit.ts';
import { readBody } from '../validate/readBody.ts';
import { diffRow } from './diffRow.ts';
import { type Draft, draftOf, type PlannedRow, type RowsInput } from './draft.ts';
import { idProperty } from './mapColumns.ts';
import { matchByHook, noteHookKeys } from './matchByHook.ts';
import { matchKeys } from './matchKeys.ts';
import { readCells, relate } from './readCells.ts';
import { readRowKeys } from './readRowKeys.ts';
import { isEmptyCell } from './readValue.ts';
import type { TableRow } from './tableRow.ts';

function clearEmpty({ mapped, clear }: RowsInput, { row, body, current }: Draft): void {
  if (!clear || !current) return;
  for (const { property, index } of mapped)
    if (property !== idProperty && isEmptyCell(row.cells[index])) body[property.name] = null;
}

function finish(input: RowsInput, draft: Draft): PlannedRow {
  const { model, resource, contract, mapped } = input;
  const { row, body, current } = draft;
  clearEmpty(input, draft);
  const operation = current ? 'update' : 'create';
  const read = readBody({ model, resource, body, contract, operation });
  const violations = [...draft.violations];
  for (const { propertyPath, code, message } of read.violations) {
    const property = /^\w+/.exec(propertyPath)?.[0] ?? '';
    // What could not be looked up is wrong once, not missing besides.
    if (violations.some((one) => one.property === property)) continue;
    const column = mapped.find((one) => one.property.name === property)?.column ?? '';
    violations.push({ column, property, code, message });
  }
  const id = current ? { id: Number(current.id) } : {};
  const changes = diffRow(input, read.values, current);
  if (violations.length > 0) return { ...row, ...id, action: 'error', values: {}, changes, violations };
  if (!current) return { ...row, action: 'create', values: read.values, changes, violations };
  const values = Object.fromEntries(Object.entries(read.values).filter(([name]) => name in changes));
  const action = Object.keys(values).length > 0 ? 'update' : 'unchanged';
  return { ...row, ...id, action, values, changes, violations };
}

/** Remembers the keys of rows that an earlier run is done with. */
export async function noteKeys(sql: Sql, input: RowsInput, rows: readonly TableRow[]): Promise<void> {
  const drafts = rows.map(draftOf);
  if (!input.hook) return readRowKeys(input, drafts);
  if (rows.length === 0) return;
  await readCells(sql, input, drafts);
  noteHookKeys(input, drafts);
}

export async function planRows(
  sql: Sql,
  input: RowsInput,
  rows: readonly TableRow[],
): Promise<readonly PlannedRow[]> {
  const drafts = rows.map(draftOf);
  readRowKeys(input, drafts);
  await matchKeys(sql, input, drafts);
  await relate(sql, input, drafts);
  await readCells(sql, input, drafts);
  await matchByHook(sql, input, drafts);
  return drafts.map((draft) => finish(input, draft));
}
