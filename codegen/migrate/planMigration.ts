/**
 * The SQL between two drizzle-kit snapshots, without a question asked. What has another name in the schema is renamed
 * first. drizzle-kit itself asks whether what went and what came is one thing; in two steps — first all that goes, then
 * all that comes — nothing can be taken for it.
 */
import { convert } from './convertTypes.ts';
import { keepRemoved } from './keepRemoved.ts';
import { listRisks } from './listRisks.ts';
import { renameSnapshot } from './renameSnapshot.ts';
import type { Renames } from './renames.ts';
import { type Column, isMadeOf, keyOf, nameColumn, pick, type Snapshot, type Table } from './snapshot.ts';

/** drizzle-kit's comparison of two snapshots. */
export type Diff = (previous: Snapshot, current: Snapshot) => Promise<string[]>;

export interface Change {
  /** The tables after the last migration. */
  readonly previous: Snapshot;
  /** Those that the schema makes. */
  readonly wanted: Snapshot;
  readonly renames: Renames;
  /** Columns that hold a list of values: `play.links`. */
  readonly lists: readonly string[];
  /** What is kept since it was removed is dropped. */
  readonly isRelease: boolean;
}

export interface Plan {
  /** In the order they are to run; empty when the tables are the same. */
  readonly statements: readonly string[];
  /** The tables after it. */
  readonly target: Snapshot;
  /** What a person has to confirm. */
  readonly risks: readonly string[];
  /** What was removed from the schema and is still there. */
  readonly kept: readonly string[];
  /** A few words. */
  readonly name: string;
}

/** `current` without the tables and columns that `previous` lacks, and without what is built on those. */
function findCommon(previous: Snapshot, current: Snapshot): Snapshot {
  const hasColumn = (table: string, column: string) =>
    column in (previous.tables[keyOf(table)]?.columns ?? {});
  const shrink = (table: Table): Table => {
    const has = (column: string) => hasColumn(table.name, column);
    const added = Object.keys(table.columns).filter((column) => !has(column));
    return {
      ...table,
      columns: pick(table.columns, (_, column) => has(column)),
      indexes: pick(table.indexes, (index) =>
        added.every((column) => !index.columns.some((part) => isMadeOf(column, part))),
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
 * Drizzle cannot express.
 */
function keepContract(statement: string): string {
  return statement.replace(
    /FOREIGN KEY \("contract_id","(\w+)"\)(.*?) ON DELETE set null/g,
    'FOREIGN KEY ("contract_id","$1")$2 ON DELETE SET NULL ("$1")',
  );
}

/** First what depends on columns, then the columns: an index in the order of words is of no number. */
function dropFirst(statements: readonly string[]): string[] {
  const isDrop = (statement: string) => /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT)/.test(statement);
  return [...statements.filter(isDrop), ...statements.filter((statement) => !isDrop(statement))];
}

/** What drizzle-kit leaves out of a change of a column: how its values are converted, and filled. */
function completeColumns(
  statements: readonly string[],
  { before, now, lists }: { before: Snapshot; now: Snapshot; lists: readonly string[] },
): string[] {
  const find = (snapshot: Snapshot, table: string, column: string): Column | undefined =>
    snapshot.tables[keyOf(table)]?.columns[column];
  return statements.flatMap((statement) => {
    const [, table = '', name = '', change = ''] =
      /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" (SET DATA TYPE|SET DEFAULT|SET NOT NULL)/.exec(statement) ??
      [];
    const [from, to] = [find(before, table, name), find(now, table, name)];
    if (!from || !to) return [statement];
    const column = `ALTER TABLE "${table}" ALTER COLUMN "${name}"`;
    const isConverted = from.type !== to.type;
    // It comes with the conversion, behind which the old default is none.
    if (change === 'SET DEFAULT' && isConverted) return [];
    if (change === 'SET DATA TYPE')
      return [
        ...(from.default === undefined ? [] : [`${column} DROP DEFAULT;`]),
        `${column} SET DATA TYPE ${to.type} USING ${convert(from, to, lists.includes(nameColumn(table, name)))};`,
        ...(to.default === undefined ? [] : [`${column} SET DEFAULT ${to.default};`]),
      ];
    if (change === 'SET NOT NULL' && to.default !== undefined)
      return [`UPDATE "${table}" SET "${name}" = ${to.default} WHERE "${name}" IS NULL;`, statement];
    return [statement];
  });
}

/** `add_sponsor`, `drop_tag`, `change_order`: from the tables touched. */
function nameMigration(previous: Snapshot, current: Snapshot, isRenamed: boolean): string {
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
  const verb = isRenamed ? 'rename' : added.length > 0 ? 'add' : dropped.length > 0 ? 'drop' : 'change';
  const subjects = added.length > 0 ? added : dropped.length > 0 ? dropped : changed;
  return [verb, ...subjects].join('_').slice(0, 50);
}

export async function planMigration(change: Change, diff: Diff): Promise<Plan> {
  const { previous, wanted, renames, lists, isRelease } = change;
  const renamed = renameSnapshot(previous, wanted, renames);
  const before = renamed.snapshot;
  const kept = keepRemoved(before, wanted);
  const target = isRelease ? wanted : kept.snapshot;
  const common = findCommon(before, target);
  const going = completeColumns(dropFirst(await diff(before, common)), { before, now: common, lists });
  return {
    statements: [...renamed.statements, ...[...going, ...(await diff(common, target))].map(keepContract)],
    target,
    risks: [...renamed.risks, ...listRisks(before, target)],
    kept: kept.names,
    name: nameMigration(previous, target, renamed.statements.length > 0),
  };
}
