/** The server's own tables as `db` sees them; those of entities are generated. Types alone: Drizzle is not loaded. */
import type { Column, Table } from 'drizzle-orm';
import type { ColumnType } from 'kysely';
import type * as accountTables from '../accountTables.ts';
import type * as serverTables from '../tables.ts';

type OrNull<Of extends Column> = Of['_']['notNull'] extends true ? never : null;

/** JSON is written as text: the driver takes a list for an array of PostgreSQL's. */
type Written<Of extends Column> =
  | (Of['_']['dataType'] extends 'json' ? string : Of['_']['data'])
  | OrNull<Of>;

type ReadAndWritten<Of extends Column> = ColumnType<
  Of['_']['data'] | OrNull<Of>,
  Written<Of> | (Of['_']['hasDefault'] extends true ? undefined : never),
  Written<Of>
>;

type Columns<Of extends Table> = {
  readonly [Key in keyof Of['_']['columns'] as Of['_']['columns'][Key]['_']['name']]: ReadAndWritten<
    Of['_']['columns'][Key]
  >;
};

type TablesOf<Module> = {
  readonly [Key in keyof Module as Module[Key] extends Table
    ? Module[Key]['_']['name']
    : never]: Module[Key] extends Table ? Columns<Module[Key]> : never;
};

/** By name of the table. */
export type OwnTables = TablesOf<typeof serverTables> & TablesOf<typeof accountTables>;
