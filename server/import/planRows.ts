/**
 * Rows of a file → what is to be done with each: create, change, nothing, or a list of what is wrong with it.
 * A batch asks the database once for each relation, once for the records that are there, once for each currency or
 * timezone that stands elsewhere.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Sql, Values } from '../kit.ts';
import { sqlType } from '../plan/operators.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { quote } from '../query/identifiers.ts';
import { currentSql } from '../query/renderRead.ts';
import { readBody, readIri } from '../validate/readBody.ts';
import { type ContextRow, findContext } from './findContext.ts';
import { type Found, findRelated } from './findRelated.ts';
import { idProperty, type MappedColumn } from './mapColumns.ts';
import type { TableRow } from './readTable.ts';
import { isEmptyCell, readValue, splitList } from './readValue.ts';
import type { Cell } from './readXlsx.ts';

export interface RowViolation {
  /** Column of the file; empty when it is about the whole row. */
  readonly column: string;
  readonly property: string;
  readonly code: string;
  readonly message: string;
}

export interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

export interface PlannedRow extends TableRow {
  readonly action: 'create' | 'update' | 'unchanged' | 'error';
  /** Of the record that is there. */
  readonly id?: number;
  /** To write: of a record that is there, only what changes. */
  readonly values: Values;
  readonly changes: Readonly<Record<string, Change>>;
  readonly violations: readonly RowViolation[];
}

export interface RowsInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
  readonly mapped: readonly MappedColumn[];
  readonly key: PropertyDescriptor | undefined;
  readonly money: 'major' | 'minor';
  readonly clear: boolean;
  /** Row numbers by the keys of the rows before. */
  readonly seen: Map<string, number>;
}

interface Draft extends ContextRow {
  readonly row: TableRow;
  readonly body: Record<string, unknown>;
  readonly known: Values;
  readonly violations: RowViolation[];
  keyText: string | undefined;
  current: Values | undefined;
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell.trim() : String(cell));

function fault(column: MappedColumn, { code, message }: { code: string; message: string }): RowViolation {
  return { column: column.column, property: column.property.name, code, message };
}

function itemsOf({ property }: MappedColumn, cell: Cell): readonly string[] {
  return property.many ? splitList(textOf(cell)) : [textOf(cell)];
}

/** Ids for the cells of relations. */
async function relate(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  for (const column of input.mapped) {
    const { property, index } = column;
    if (property.kind !== 'relation' || property === idProperty) continue;
    const filled = drafts.filter(({ row }) => !isEmptyCell(row.cells[index]));
    const texts = new Set(filled.flatMap(({ row }) => itemsOf(column, row.cells[index] ?? null)));
    if (texts.size === 0) continue;
    const found = await findRelated(sql, { ...input, property }, texts);
    for (const draft of filled) {
      const each = itemsOf(column, draft.row.cells[index] ?? null).map((text) => found.get(text) as Found);
      const wrong = each.find((one) => 'code' in one);
      if (wrong && 'code' in wrong) draft.violations.push(fault(column, wrong));
      else {
        const ids = each.map((one) => ('id' in one ? one.id : 0));
        draft.known[property.name] = draft.body[property.name] = property.many ? ids : ids[0];
      }
    }
  }
}

/** The key as it is compared: addresses of people do not depend on case. */
const keyOf = (property: PropertyDescriptor, value: unknown): string =>
  property.kind === 'email' ? String(value).toLowerCase() : String(value);

function readKeys(input: RowsInput, drafts: readonly Draft[]): void {
  const { key, mapped, resource, contract, seen } = input;
  const column = mapped.find(({ property }) => property === key);
  if (!key || !column) return;
  for (const draft of drafts) {
    const cell = draft.row.cells[column.index];
    if (isEmptyCell(cell)) continue;
    const value =
      key === idProperty
        ? readIri(resource, /^\d+$/.test(textOf(cell)) ? Number(textOf(cell)) : textOf(cell), contract)
        : readValue(key, cell, { money: input.money });
    if (value === undefined) {
      draft.violations.push(fault(column, { code: 'relation', message: 'This is no id and no IRI.' }));
      continue;
    }
    draft.keyText = keyOf(key, value);
    const first = seen.get(draft.keyText);
    if (first === undefined) seen.set(draft.keyText, draft.row.number);
    else {
      const message = `The row ${first} has this already.`;
      draft.violations.push(fault(column, { code: 'duplicate', message }));
    }
  }
}

/** The records that the keys name, as hooks see them. */
async function matchKeys(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  const { key, resource, contract, mapped } = input;
  const column = mapped.find(({ property }) => property === key);
  if (!key || !column) return;
  const cells = drafts.flatMap(({ row, keyText }) => {
    if (keyText === undefined) return [];
    // Both as written and as compared, so that an index on the column is of use.
    return key.kind === 'email' ? [keyText, textOf(row.cells[column.index] ?? null)] : [keyText];
  });
  if (cells.length === 0) return;
  const type = key === idProperty ? 'bigint' : sqlType(key.kind);
  const rows = await sql.query<{ current: string }>(
    `SELECT ${currentSql(resource)} AS current FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t.${quote(key.column ?? '')} = ANY(($2::text[])::${type}[])`,
    [contract, cells.filter((cell) => isOfType(type, cell))],
  );
  const found = new Map<string, Values[]>();
  for (const { current } of rows) {
    const values = JSON.parse(current) as Values;
    const text = keyOf(key, values[key.name]);
    found.set(text, [...(found.get(text) ?? []), values]);
  }
  const mayUpdate = servedOperations(resource.descriptor).includes('update');
  for (const draft of drafts) {
    if (draft.keyText === undefined) continue;
    const there = found.get(draft.keyText) ?? [];
    if (there.length > 1)
      draft.violations.push(
        fault(column, { code: 'ambiguous', message: `${there.length} records have this value.` }),
      );
    else if (there.length === 0 && key === idProperty)
      draft.violations.push(
        fault(column, { code: 'relation', message: 'There is no such record in this contract.' }),
      );
    else if (there.length === 1 && !mayUpdate)
      draft.violations.push(
        fault(column, { code: 'unique', message: 'This is there already, and is not changed here.' }),
      );
    else [draft.current] = there;
  }
}

/** A value that the column's type cannot hold matches nothing, and must not fail the others. */
function isOfType(type: string, text: string): boolean {
  if (type === 'bigint') return /^-?\d{1,15}$/.test(text);
  if (type === 'numeric') return /^-?\d+(\.\d+)?$/.test(text);
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  return type === 'text';
}

/** All other cells, once it is known which currency and which timezone they are meant in. */
async function readCells(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  for (const { property, index } of input.mapped)
    if (property.kind === 'enum' && !property.many)
      for (const draft of drafts) {
        const cell = draft.row.cells[index];
        if (!isEmptyCell(cell))
          draft.known[property.name] = readValue(property, cell, { money: input.money });
      }
  for (const { property, index } of input.mapped) {
    if (property.kind === 'relation') continue;
    const dotted = property.kind === 'money' ? property.currencyFrom : property.timezoneFrom;
    const find = dotted === undefined ? () => undefined : await findContext(sql, input, dotted, drafts);
    for (const draft of drafts) {
      const cell = draft.row.cells[index];
      if (isEmptyCell(cell)) continue;
      const said = find(draft);
      const context = said === undefined ? {} : { currency: said, timezone: said };
      draft.body[property.name] = readValue(property, cell, { money: input.money, ...context });
    }
  }
}

function clearEmpty({ mapped, clear }: RowsInput, { row, body, current }: Draft): void {
  if (!clear || !current) return;
  for (const { property, index } of mapped)
    if (property !== idProperty && isEmptyCell(row.cells[index])) body[property.name] = null;
}

/** As they are compared: instants as instants, nothing as nothing, the order of related records apart. */
function comparable(property: PropertyDescriptor | undefined, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (property?.kind === 'dateTime' && typeof value === 'string') return Date.parse(value);
  if (property?.kind === 'time' && typeof value === 'string') return value.slice(0, 5);
  if (Array.isArray(value) && property?.kind === 'relation') return value.map(Number).sort((a, b) => a - b);
  if (Array.isArray(value) && value.length === 0) return null;
  return value;
}

function diff({ resource, mapped }: RowsInput, values: Values, current: Values | undefined) {
  const changes: Record<string, Change> = {};
  for (const name of Object.keys(values)) {
    const property = resource.properties.get(name);
    if (!current && !mapped.some((one) => one.property.name === name)) continue;
    const from = comparable(property, current?.[name]);
    const to = comparable(property, values[name]);
    if (JSON.stringify(from) !== JSON.stringify(to))
      changes[name] = { from: current?.[name] ?? null, to: values[name] ?? null };
  }
  return changes;
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
  const changes = diff(input, read.values, current);
  if (violations.length > 0) return { ...row, ...id, action: 'error', values: {}, changes, violations };
  if (!current) return { ...row, action: 'create', values: read.values, changes, violations };
  const values = Object.fromEntries(Object.entries(read.values).filter(([name]) => name in changes));
  const action = Object.keys(values).length > 0 ? 'update' : 'unchanged';
  return { ...row, ...id, action, values, changes, violations };
}

const draftOf = (row: TableRow): Draft => ({
  row,
  body: {},
  known: {},
  violations: [],
  keyText: undefined,
  current: undefined,
});

/** Remembers the keys of rows that an earlier run is done with. */
export function noteKeys(input: RowsInput, rows: readonly TableRow[]): void {
  readKeys(input, rows.map(draftOf));
}

export async function planRows(
  sql: Sql,
  input: RowsInput,
  rows: readonly TableRow[],
): Promise<readonly PlannedRow[]> {
  const drafts = rows.map(draftOf);
  readKeys(input, drafts);
  await matchKeys(sql, input, drafts);
  await relate(sql, input, drafts);
  await readCells(sql, input, drafts);
  return drafts.map((draft) => finish(input, draft));
}
