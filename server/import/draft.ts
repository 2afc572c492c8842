/** What planning takes, what it gives, and the row between the two. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { RowHook, Values } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import type { ContextRow } from './findContext.ts';
import type { MappedColumn } from './mapColumns.ts';
import { splitList } from './readValue.ts';
import type { Cell, TableRow } from './tableRow.ts';

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
  readonly columns: readonly string[];
  readonly mapped: readonly MappedColumn[];
  /** Recognises records in place of a key. */
  readonly hook: RowHook | undefined;
  readonly key: PropertyDescriptor | undefined;
  readonly money: 'major' | 'minor';
  readonly clear: boolean;
  /** Row numbers by the keys of the rows before. */
  readonly seen: Map<string, number>;
}

/** A row on its way: what its cells came to so far, and what is wrong with them. */
export interface Draft extends ContextRow {
  readonly row: TableRow;
  readonly body: Record<string, unknown>;
  readonly known: Values;
  readonly violations: RowViolation[];
  keyText: string | undefined;
  current: Values | undefined;
}

export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell.trim() : String(cell));

export function fault(
  column: MappedColumn,
  { code, message }: { code: string; message: string },
): RowViolation {
  return { column: column.column, property: column.property.name, code, message };
}

export function itemsOf({ property }: MappedColumn, cell: Cell): readonly string[] {
  return property.many ? splitList(textOf(cell)) : [textOf(cell)];
}

export const draftOf = (row: TableRow): Draft => ({
  row,
  body: {},
  known: {},
  violations: [],
  keyText: undefined,
  current: undefined,
});
