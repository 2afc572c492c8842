/**
 * What the schema has no more stays in the database until a release: a property or an entity that is written again has
 * its data again. Until then it is in nobody's way: it may be empty, and neither refuses a write nor a delete elsewhere.
 */
import {
  type ForeignKey,
  type Key,
  keyOf,
  nameColumn,
  pick,
  type Snapshot,
  type Table,
  usesColumn,
} from './snapshot.ts';

export interface Kept {
  /** The tables as they are to be, with what is kept. */
  readonly snapshot: Snapshot;
  /** `price.sold` for a column, `tag` for a table. */
  readonly names: readonly string[];
}

/** A delete of what it points to empties it, instead of being refused or taking a record along. */
const letGo = (key: ForeignKey): ForeignKey => ({ ...key, onDelete: 'set null' });

const ownColumns = (columns: readonly string[]) => columns.filter((column) => column !== 'contract_id');

/** A key that no new row can break: it is of one kept column, which is empty there. */
function isHarmless(before: Table, columns: readonly string[], removed: readonly string[]): boolean {
  const [column, ...others] = ownColumns(columns);
  return (
    column !== undefined &&
    others.length === 0 &&
    removed.includes(column) &&
    before.columns[column]?.default === undefined
  );
}

function keepColumns(before: Table, wanted: Table, removed: readonly string[]): Table {
  const links = pick(
    before.foreignKeys,
    ({ columnsFrom }, key) =>
      !(key in wanted.foreignKeys) && columnsFrom.some((one) => removed.includes(one)),
  );
  const linked = Object.values(links).flatMap(({ columnsFrom }) => columnsFrom);
  const columns = Object.entries(pick(before.columns, (_, name) => removed.includes(name))).map(
    ([name, column]) => [
      name,
      { ...column, notNull: column.notNull && column.default !== undefined && !linked.includes(name) },
    ],
  );
  const isOf = (sql: string) => removed.some((column) => sql.includes(`"${column}"`));
  return {
    ...wanted,
    columns: { ...wanted.columns, ...Object.fromEntries(columns) },
    uniqueConstraints: {
      ...pick(
        before.uniqueConstraints,
        (key: Key, name) => !(name in wanted.uniqueConstraints) && isHarmless(before, key.columns, removed),
      ),
      ...wanted.uniqueConstraints,
    },
    checkConstraints: {
      ...pick(
        before.checkConstraints,
        ({ value }, name) => !(name in wanted.checkConstraints) && isOf(value),
      ),
      ...wanted.checkConstraints,
    },
    indexes: {
      ...pick(
        before.indexes,
        (index, name) =>
          !(name in wanted.indexes) && !index.isUnique && removed.some((column) => usesColumn(index, column)),
      ),
      ...wanted.indexes,
    },
    foreignKeys: {
      ...Object.fromEntries(Object.entries(links).map(([name, key]) => [name, letGo(key)])),
      ...wanted.foreignKeys,
    },
  };
}

/** Rows of pairs go with what they pair, as ever. */
function keepTable(table: Table): Table {
  const holds = Object.values(table.foreignKeys).filter(({ onDelete }) => onDelete === 'no action');
  const held = new Set(holds.flatMap(({ columnsFrom }) => ownColumns(columnsFrom)));
  return {
    ...table,
    columns: Object.fromEntries(
      Object.entries(table.columns).map(([name, column]) => [
        name,
        held.has(name) ? { ...column, notNull: false } : column,
      ]),
    ),
    foreignKeys: Object.fromEntries(
      Object.entries(table.foreignKeys).map(([name, key]) => [name, holds.includes(key) ? letGo(key) : key]),
    ),
  };
}

/** @param previous the tables as they are, with what is kept already */
export function keepRemoved(previous: Snapshot, wanted: Snapshot): Kept {
  const names: string[] = [];
  const tables: Record<string, Table> = { ...wanted.tables };
  for (const [key, before] of Object.entries(previous.tables)) {
    const now = wanted.tables[key];
    if (!now) {
      names.push(before.name);
      tables[key] = keepTable(before);
      continue;
    }
    const removed = Object.keys(before.columns).filter((name) => !(name in now.columns));
    if (removed.length === 0) continue;
    names.push(...removed.map((name) => nameColumn(before.name, name)));
    tables[keyOf(before.name)] = keepColumns(before, now, removed);
  }
  return { snapshot: { ...wanted, tables }, names };
}
