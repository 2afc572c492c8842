/**
 * A cursor: where in an ordered list a page begins, as the values of the row it follows. Opaque to clients, and bound to
 * the order it was made for. Its values are checked like those of any address: it may come from anyone.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { PropertyKind } from '../../schema/kinds.ts';
import { planProblem } from './errors.ts';
import type { OrderTerm } from './OrderTerm.ts';
import { isDate, isStorableText } from './operators.ts';

export interface Cursor {
  /** The row's values in the terms of the order, as PostgreSQL writes them. */
  readonly keys: readonly (string | null)[];
  /** The page ends before the row instead of beginning after it. */
  readonly isBefore: boolean;
}

function describeOrder(order: readonly OrderTerm[]): string {
  return order
    .map(({ path, isDescending }) =>
      [isDescending ? '-' : '', path.properties.map(({ name }) => name).join('.')].join(''),
    )
    .join(',');
}

/** @param row JSON list of the row's values in the terms of the order */
export function writeCursor(order: readonly OrderTerm[], row: string, isBefore: boolean): string {
  return Buffer.from(JSON.stringify([describeOrder(order), isBefore, ...JSON.parse(row)])).toString(
    'base64url',
  );
}

const shapes: Readonly<Partial<Record<PropertyKind, RegExp>>> = {
  integer: /^-?\d{1,18}$/,
  money: /^-?\d{1,18}$/,
  relation: /^\d{1,18}$/,
  number: /^-?\d{1,60}(\.\d{1,60})?$/,
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/,
};

function isKey(value: unknown, property: PropertyDescriptor | undefined): value is string | null {
  if (!property) return false;
  if (value === null) return property.name !== 'id';
  const { kind } = property;
  if (typeof value !== 'string' || !isStorableText(value)) return false;
  if (kind === 'date' || kind === 'dateTime')
    return shapes[kind]?.test(value) === true && isDate(value.slice(0, 10));
  return shapes[kind]?.test(value) ?? true;
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** @returns nothing for the empty cursor, which asks for the first page */
export function readCursor(order: readonly OrderTerm[], text: string): Cursor | undefined {
  if (text === '') return undefined;
  const [made, isBefore, ...row] = text.length > 8000 ? [] : parse(text);
  const keys = row.filter((key, index) => isKey(key, order[index]?.path.last));
  if (made !== describeOrder(order) || typeof isBefore !== 'boolean' || keys.length !== order.length)
    throw planProblem('PLAN-009', { order: describeOrder(order) });
  return { keys, isBefore };
}
