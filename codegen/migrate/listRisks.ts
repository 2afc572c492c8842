/**
 * What of a change loses something, or can be stopped by rows that are there: each a sentence. None of it is written
 * before a person has confirmed it.
 */
import { isWider } from './convertTypes.ts';
import {
  type Column,
  type ForeignKey,
  type Index,
  isEqual,
  isMadeOf,
  nameColumn,
  type Snapshot,
  type Table,
} from './snapshot.ts';

interface Bounds {
  readonly column: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** A check as codegen writes it; undefined of any other. */
function readBounds(sql: string): Bounds | undefined {
  const [, chosen, list] = /^"(\w+)" in \(((?:'(?:[^']|'')*'(?:, ?)?)+)\)$/.exec(sql) ?? [];
  if (chosen !== undefined && list !== undefined)
    return {
      column: chosen,
      values: [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, value]) => value ?? ''),
    };
  const [, column, min, max] = /^"(\w+)" >= (\S+)(?: and "\1" <= (\S+))?$/.exec(sql) ?? [];
  if (column !== undefined)
    return { column, min: Number(min), ...(max !== undefined && { max: Number(max) }) };
  const [, below, most] = /^"(\w+)" <= (\S+)$/.exec(sql) ?? [];
  return below === undefined ? undefined : { column: below, max: Number(most) };
}

/** Whatever one check lets in, the other does too. */
function letsIn(before: string, now: string): boolean {
  const [from, to] = [readBounds(before), readBounds(now)];
  if (!from || !to || from.column !== to.column) return before === now;
  if (to.values) return from.values?.every((value) => to.values?.includes(value)) ?? false;
  if (from.values) return false;
  const isLow = to.min === undefined || (from.min !== undefined && from.min >= to.min);
  const isHigh = to.max === undefined || (from.max !== undefined && from.max <= to.max);
  return isLow && isHigh;
}

interface Pair {
  readonly before: Table;
  readonly now: Table;
}

const isNew = ({ before }: Pair, column: string) => !(column in before.columns);

function listColumnRisks(pair: Pair): string[] {
  const { before, now } = pair;
  const gone = Object.keys(before.columns).filter((name) => !(name in now.columns));
  const changed = Object.values(now.columns).flatMap((column) => {
    const was: Column | undefined = before.columns[column.name];
    const place = nameColumn(now.name, column.name);
    const isFilled = column.default !== undefined || column.identity !== undefined;
    if (!was)
      return column.notNull && !isFilled
        ? [`${place} is new and required, and has no default: rows that are there have no value for it`]
        : [];
    return [
      ...(was.type !== column.type && !isWider(was, column)
        ? [`${place} is ${column.type} instead of ${was.type}: not every value can be converted`]
        : []),
      ...(column.notNull && !was.notNull && !isFilled
        ? [`${place} is required and has no default: rows without a value stop it`]
        : []),
    ];
  });
  return [...gone.map((name) => `${nameColumn(now.name, name)} is dropped with its values`), ...changed];
}

/** No two rows can be alike in a column that is new and empty. */
function canCollide(pair: Pair, columns: readonly string[]): boolean {
  return !columns.some((name) => isNew(pair, name) && pair.now.columns[name]?.default === undefined);
}

function listUniqueRisks(pair: Pair): string[] {
  const { before, now } = pair;
  const sentence = (columns: readonly string[]) =>
    `${nameColumn(now.name, columns.filter((name) => name !== 'contract_id').join(' and '))} is unique: rows that are alike stop it`;
  const uniques = Object.values(now.uniqueConstraints).filter(
    ({ columns }) =>
      !Object.values(before.uniqueConstraints).some((other) => isEqual(other.columns, columns)) &&
      canCollide(pair, columns),
  );
  const columnsOf = (index: Index) =>
    Object.keys(now.columns).filter((column) => index.columns.some((part) => isMadeOf(column, part)));
  const indexes = Object.values(now.indexes).filter(
    (index) =>
      index.isUnique &&
      !Object.values(before.indexes).some(
        (other) => other.isUnique && isEqual(other.columns, index.columns) && other.where === index.where,
      ) &&
      canCollide(pair, columnsOf(index)),
  );
  return [
    ...uniques.map(({ columns }) => sentence(columns)),
    ...indexes.map((index) => sentence(columnsOf(index))),
  ];
}

function listCheckRisks(pair: Pair): string[] {
  const { before, now } = pair;
  return Object.values(now.checkConstraints).flatMap(({ value }) => {
    const column = readBounds(value)?.column;
    // A default is within its own bounds: codegen checks it in the schema.
    if (column !== undefined && isNew(pair, column)) return [];
    if (Object.values(before.checkConstraints).some((other) => letsIn(other.value, value))) return [];
    const place = column === undefined ? now.name : nameColumn(now.name, column);
    return [`${place} is held to ${value}: rows with another value stop it`];
  });
}

function listLinkRisks(pair: Pair): string[] {
  const { before, now } = pair;
  const facts = (key: ForeignKey) => [key.columnsFrom, key.tableTo, key.columnsTo];
  return Object.values(now.foreignKeys).flatMap((key) => {
    if (key.columnsFrom.some((name) => isNew(pair, name))) return [];
    if (Object.values(before.foreignKeys).some((other) => isEqual(facts(other), facts(key)))) return [];
    const column = key.columnsFrom.findLast((name) => name !== 'contract_id') ?? '';
    return [
      `${nameColumn(now.name, column)} points to ${key.tableTo}: rows that point to none of it stop it`,
    ];
  });
}

/** In the order of the tables. */
export function listRisks(before: Snapshot, now: Snapshot): string[] {
  return Object.entries({ ...before.tables, ...now.tables }).flatMap(([key, { name }]) => {
    const [was, is] = [before.tables[key], now.tables[key]];
    if (!is) return [`${name} is dropped with its rows`];
    if (!was) return [];
    const pair = { before: was, now: is };
    return [listColumnRisks, listUniqueRisks, listCheckRisks, listLinkRisks].flatMap((list) => list(pair));
  });
}
