/**
 * What has a new name to a snapshot in which it has it, and the statements that give it: tables, columns, and then the
 * keys and indexes that are called by them. Where the new name is taken, by what was made before anybody wrote that it
 * is a new name, what is there goes first; that is for a person to confirm.
 */
import type { ColumnRename, Renames, TableRename } from './renames.ts';
import { isEqual, keyOf, nameColumn, pick, type Snapshot, type Table, usesColumn } from './snapshot.ts';

export interface Renamed {
  readonly snapshot: Snapshot;
  readonly statements: readonly string[];
  /** What is dropped to make room. */
  readonly risks: readonly string[];
}

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

const mapValues = <Value>(
  from: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

function changeTables(snapshot: Snapshot, change: (table: Table) => Table): Snapshot {
  return { ...snapshot, tables: mapValues(snapshot.tables, change) };
}

function removeTable(snapshot: Snapshot, name: string): Snapshot {
  const left = { ...snapshot, tables: pick(snapshot.tables, (_, key) => key !== keyOf(name)) };
  return changeTables(left, (table) => ({
    ...table,
    foreignKeys: pick(table.foreignKeys, ({ tableTo }) => tableTo !== name),
  }));
}

function moveTable(snapshot: Snapshot, from: string, to: string): Snapshot {
  const tables = Object.fromEntries(
    Object.entries(snapshot.tables).map(([key, table]) => {
      if (key !== keyOf(from)) return [key, table];
      const columns = mapValues(table.columns, (column) =>
        column.identity
          ? { ...column, identity: { ...column.identity, name: `${to}_${column.name}_seq` } }
          : column,
      );
      return [keyOf(to), { ...table, name: to, columns }];
    }),
  );
  return changeTables({ ...snapshot, tables }, (table) => ({
    ...table,
    foreignKeys: mapValues(table.foreignKeys, (key) => ({
      ...key,
      ...('tableFrom' in key && key.tableFrom === from && { tableFrom: to }),
      tableTo: key.tableTo === from ? to : key.tableTo,
    })),
  }));
}

function removeColumn(table: Table, name: string): Table {
  const isFree = ({ columns }: { readonly columns: readonly string[] }) => !columns.includes(name);
  return {
    ...table,
    columns: pick(table.columns, (_, key) => key !== name),
    indexes: pick(table.indexes, (index) => !usesColumn(index, name)),
    uniqueConstraints: pick(table.uniqueConstraints, isFree),
    compositePrimaryKeys: pick(table.compositePrimaryKeys, isFree),
    checkConstraints: pick(table.checkConstraints, ({ value }) => !value.includes(`"${name}"`)),
    foreignKeys: pick(table.foreignKeys, ({ columnsFrom }) => !columnsFrom.includes(name)),
  };
}

function moveColumn(table: Table, from: string, to: string): Table {
  const names = (columns: readonly string[]) => columns.map((column) => (column === from ? to : column));
  const text = (sql: string) => (sql === from ? to : sql.replaceAll(`"${from}"`, `"${to}"`));
  return {
    ...table,
    columns: Object.fromEntries(
      Object.entries(table.columns).map(([key, column]) =>
        key === from ? [to, { ...column, name: to }] : [key, column],
      ),
    ),
    indexes: mapValues(table.indexes, (index) => ({
      ...index,
      columns: index.columns.map((part) => ({ ...part, expression: text(part.expression) })),
      ...(index.where !== undefined && { where: text(index.where) }),
    })),
    uniqueConstraints: mapValues(table.uniqueConstraints, (key) => ({ ...key, columns: names(key.columns) })),
    compositePrimaryKeys: mapValues(table.compositePrimaryKeys, (key) => ({
      ...key,
      columns: names(key.columns),
    })),
    checkConstraints: mapValues(table.checkConstraints, (check) => ({ ...check, value: text(check.value) })),
    foreignKeys: mapValues(table.foreignKeys, (key) => ({ ...key, columnsFrom: names(key.columnsFrom) })),
  };
}

function renameTable(before: Renamed, wanted: Snapshot, { from, to, entity }: TableRename): Renamed {
  const isThere = (name: string) => keyOf(name) in before.snapshot.tables;
  const found = from.find((name) => isThere(name) && !(keyOf(name) in wanted.tables));
  if (found === undefined) return before;
  const isTaken = isThere(to);
  const cleared = isTaken ? removeTable(before.snapshot, to) : before.snapshot;
  const sequences = Object.values(cleared.tables[keyOf(found)]?.columns ?? {}).flatMap(
    ({ name, identity }) =>
      identity ? [`ALTER SEQUENCE "${identity.name}" RENAME TO "${to}_${name}_seq";`] : [],
  );
  return {
    snapshot: moveTable(cleared, found, to),
    statements: [
      ...before.statements,
      ...(isTaken ? [`DROP TABLE "${to}" CASCADE;`] : []),
      `ALTER TABLE "${found}" RENAME TO "${to}";`,
      ...sequences,
      // Made anew under the new name by what the server applies at its start.
      ...(entity ? [`DROP INDEX IF EXISTS "${found.slice(0, 56)}_search";`] : []),
      ...(entity && keyOf('outbox') in before.snapshot.tables
        ? [`UPDATE "outbox" SET "entity" = ${quoteText(entity[1])} WHERE "entity" = ${quoteText(entity[0])};`]
        : []),
    ],
    risks: [
      ...before.risks,
      ...(isTaken ? [`${to} is dropped with its rows: ${found} takes its place`] : []),
    ],
  };
}

function renameColumn(before: Renamed, wanted: Snapshot, { table: name, from, to }: ColumnRename): Renamed {
  const table = before.snapshot.tables[keyOf(name)];
  const kept = wanted.tables[keyOf(name)]?.columns ?? {};
  const found = from.find((column) => table && column in table.columns && !(column in kept));
  if (!table || found === undefined) return before;
  const isTaken = to in table.columns;
  const moved = moveColumn(isTaken ? removeColumn(table, to) : table, found, to);
  const snapshot = changeTables(
    { ...before.snapshot, tables: { ...before.snapshot.tables, [keyOf(name)]: moved } },
    (other) => ({
      ...other,
      foreignKeys: mapValues(other.foreignKeys, (key) =>
        key.tableTo === name
          ? { ...key, columnsTo: key.columnsTo.map((column) => (column === found ? to : column)) }
          : key,
      ),
    }),
  );
  return {
    snapshot,
    statements: [
      ...before.statements,
      ...(isTaken ? [`ALTER TABLE "${name}" DROP COLUMN "${to}";`] : []),
      `ALTER TABLE "${name}" RENAME COLUMN "${found}" TO "${to}";`,
    ],
    risks: [
      ...before.risks,
      ...(isTaken
        ? [`${nameColumn(name, to)} is dropped with its values: ${nameColumn(name, found)} takes its place`]
        : []),
    ],
  };
}

/** What is the same but for its name takes the new one: `[as it is called, as it is to be called]`. */
function matchNames<Value extends { readonly name: string }>(
  before: Readonly<Record<string, Value>>,
  wanted: Readonly<Record<string, Value>>,
  facts: (value: Value) => unknown,
): [string, string][] {
  const left = Object.entries(before).filter(([key]) => !(key in wanted));
  return Object.entries(wanted)
    .filter(([key]) => !(key in before))
    .flatMap(([to, value]) => {
      const index = left.findIndex(([, other]) => isEqual(facts(other), facts(value)));
      const [found] = index < 0 ? [] : left.splice(index, 1);
      return found ? [[found[0], to] as [string, string]] : [];
    });
}

function claimNames<Value extends { readonly name: string }>(
  values: Readonly<Record<string, Value>>,
  names: readonly (readonly [string, string])[],
): Record<string, Value> {
  const to = new Map(names);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const name = to.get(key);
      return name === undefined ? [key, value] : [name, { ...value, name }];
    }),
  );
}

function renameKeys(table: Table, wanted: Table): { table: Table; statements: string[] } {
  const constraint = ([from, to]: readonly [string, string]) =>
    `ALTER TABLE "${table.name}" RENAME CONSTRAINT "${from}" TO "${to}";`;
  const columns = (key: { readonly columns: readonly string[] }) => key.columns;
  const primary = matchNames(table.compositePrimaryKeys, wanted.compositePrimaryKeys, columns);
  const uniques = matchNames(table.uniqueConstraints, wanted.uniqueConstraints, columns);
  const checks = matchNames(table.checkConstraints, wanted.checkConstraints, ({ value }) => value);
  const links = matchNames(table.foreignKeys, wanted.foreignKeys, (key) => [
    key.columnsFrom,
    key.tableTo,
    key.columnsTo,
  ]);
  const indexes = matchNames(table.indexes, wanted.indexes, ({ name: _name, ...index }) => index);
  return {
    table: {
      ...table,
      compositePrimaryKeys: claimNames(table.compositePrimaryKeys, primary),
      uniqueConstraints: claimNames(table.uniqueConstraints, uniques),
      checkConstraints: claimNames(table.checkConstraints, checks),
      foreignKeys: claimNames(table.foreignKeys, links),
      indexes: claimNames(table.indexes, indexes),
    },
    statements: [
      ...[...primary, ...uniques, ...checks, ...links].map(constraint),
      ...indexes.map(([from, to]) => `ALTER INDEX "${from}" RENAME TO "${to}";`),
    ],
  };
}

export function renameSnapshot(previous: Snapshot, wanted: Snapshot, renames: Renames): Renamed {
  let renamed: Renamed = { snapshot: previous, statements: [], risks: [] };
  for (const rename of renames.tables) renamed = renameTable(renamed, wanted, rename);
  for (const rename of renames.columns) renamed = renameColumn(renamed, wanted, rename);
  if (renamed.statements.length === 0) return renamed;
  const touched = new Set([
    ...renames.tables.map(({ to }) => to),
    ...renames.columns.map(({ table }) => table),
  ]);
  const statements = [...renamed.statements];
  const tables = { ...renamed.snapshot.tables };
  for (const name of touched) {
    const [table, now] = [tables[keyOf(name)], wanted.tables[keyOf(name)]];
    if (!table || !now) continue;
    const keys = renameKeys(table, now);
    tables[keyOf(name)] = keys.table;
    statements.push(...keys.statements);
  }
  return { ...renamed, snapshot: { ...renamed.snapshot, tables }, statements };
}
