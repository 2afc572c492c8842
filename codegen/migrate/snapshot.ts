/** What drizzle-kit keeps of the tables after a migration: the part of it that we look into; its own type is `unknown`. */

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  /** As SQL. */
  readonly default?: string | number | boolean;
  readonly identity?: { readonly name: string };
}

export interface Index {
  readonly name: string;
  readonly columns: readonly { readonly expression: string }[];
  readonly isUnique: boolean;
  readonly where?: string;
}

export interface Key {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Check {
  readonly name: string;
  /** SQL, columns in double quotes. */
  readonly value: string;
}

export interface ForeignKey {
  readonly name: string;
  readonly columnsFrom: readonly string[];
  readonly tableTo: string;
  readonly columnsTo: readonly string[];
  readonly onDelete?: string;
}

export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes: Readonly<Record<string, Index>>;
  readonly uniqueConstraints: Readonly<Record<string, Key>>;
  readonly compositePrimaryKeys: Readonly<Record<string, Key>>;
  readonly checkConstraints: Readonly<Record<string, Check>>;
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
}

export interface Snapshot {
  readonly id: string;
  /** By `public.` and the table's name. */
  readonly tables: Readonly<Record<string, Table>>;
}

export const keyOf = (table: string): string => `public.${table}`;

export function pick<Value>(
  from: Readonly<Record<string, Value>>,
  keep: (value: Value, key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key, value]) => keep(value, key)));
}

/** Whether a part of an index is the column or, with a collation or in an expression, is made of it. */
export const isMadeOf = (column: string, { expression }: { readonly expression: string }): boolean =>
  expression === column || expression.includes(`"${column}"`);

export const usesColumn = (index: Index, column: string): boolean =>
  index.columns.some((part) => isMadeOf(column, part));

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As people read it: `price.sold`. */
export const nameColumn = (table: string, column: string): string => `${table}.${column}`;
