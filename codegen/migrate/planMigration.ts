/**
 * The SQL between two drizzle-kit snapshots, without a question asked. drizzle-kit asks whether what went and what
 * came is one thing renamed; in two steps — first all that goes, then all that comes — nothing can be taken for it.
 * Who renames something edits the migration before it is committed.
 */

interface Table {
  readonly name: string;
  readonly columns: Record<string, unknown>;
  readonly indexes: Record<string, { readonly columns: readonly { readonly expression: string }[] }>;
  readonly uniqueConstraints: Record<string, { readonly columns: readonly string[] }>;
  readonly compositePrimaryKeys: Record<string, { readonly columns: readonly string[] }>;
  readonly checkConstraints: Record<string, { readonly value: string }>;
  readonly foreignKeys: Record<
    string,
    {
      readonly columnsFrom: readonly string[];
      readonly tableTo: string;
      readonly columnsTo: readonly string[];
    }
  >;
}

/** The part of drizzle-kit's snapshot that we look into; its own type says `unknown`. */
export interface Snapshot {
  readonly id: string;
  readonly tables: Record<string, Table>;
}

/** drizzle-kit's comparison of two snapshots. */
export type Diff = (previous: Snapshot, current: Snapshot) => Promise<string[]>;

function pick<Value>(
  from: Record<string, Value>,
  keep: (value: Value, key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key, value]) => keep(value, key)));
}

/** Whether an index's part is the column or, with a collation or as an expression, is made of it. */
const isOf = (column: string, { expression }: { readonly expression: string }) =>
  expression === column || expression.includes(`"${column}"`);

/** `current` without the tables and columns that `previous` lacks, and without what is built on those. */
function findCommon(previous: Snapshot, current: Snapshot): Snapshot {
  const hasColumn = (table: string, column: string) =>
    column in (previous.tables[`public.${table}`]?.columns ?? {});
  const shrink = (table: Table): Table => {
    const has = (column: string) => hasColumn(table.name, column);
    const added = Object.keys(table.columns).filter((column) => !has(column));
    return {
      ...table,
      columns: pick(table.columns, (_, column) => has(column)),
      indexes: pick(table.indexes, (index) =>
        added.every((column) => !index.columns.some((part) => isOf(column, part))),
      ),
      uniqueConstraints: pick(table.uniqueConstraints, (unique) => unique.columns.every(has)),
      compositePrimaryKeys: pick(table.compositePrimaryKeys, (key) => key.columns.every(has)),
      checkConstraints: pick(table.checkConstraints, (check) =>
        added.every((column) => !check.value.includes(`"${column}"`)),
      ),
      foreignKeys: pick(
        table.foreignKeys,
        (key) =>
          key.columnsFrom.every(has) && key.columnsTo.every((column) => hasColumn(key.tableTo, column)),
      ),
    };
  };
  const kept = pick(current.tables, (_, key) => key in previous.tables);
  return {
    ...current,
    tables: Object.fromEntries(Object.entries(kept).map(([key, table]) => [key, shrink(table)])),
  };
}

/**
 * A reference to (contract_id, x_id) that is cleared must keep its contract: PostgreSQL 15's column list, which
 * Drizzle cannot say.
 */
function keepContract(statement: string): string {
  return statement.replace(
    /FOREIGN KEY \("contract_id","(\w+)"\)(.*?) ON DELETE set null/g,
    'FOREIGN KEY ("contract_id","$1")$2 ON DELETE SET NULL ("$1")',
  );
}

/** Statements in the order they are to run; empty when the tables are the same. */
export async function planMigration(
  snapshots: { readonly previous: Snapshot; readonly current: Snapshot },
  diff: Diff,
): Promise<string[]> {
  const { previous, current } = snapshots;
  const common = findCommon(previous, current);
  const statements = [...(await diff(previous, common)), ...(await diff(common, current))];
  return statements.map(keepContract);
}

/** `add_sponsor`, `drop_tag`, `change_order`: from the tables touched. */
export function nameMigration(previous: Snapshot, current: Snapshot): string {
  const names = (from: Snapshot, keep: (key: string) => boolean) =>
    Object.entries(from.tables)
      .filter(([key]) => keep(key))
      .map(([, table]) => table.name);
  if (Object.keys(previous.tables).length === 0) return 'initial';
  const added = names(current, (key) => !(key in previous.tables));
  const dropped = names(previous, (key) => !(key in current.tables));
  const changed = names(
    current,
    (key) =>
      key in previous.tables && JSON.stringify(previous.tables[key]) !== JSON.stringify(current.tables[key]),
  );
  const verb = added.length > 0 ? 'add' : dropped.length > 0 ? 'drop' : 'change';
  const subjects = added.length > 0 ? added : dropped.length > 0 ? dropped : changed;
  return [verb, ...subjects].join('_').slice(0, 50);
}
