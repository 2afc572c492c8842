/** What the schema calls otherwise than before: the names by which its tables may be found in the last snapshot. */

export interface TableRename {
  /** Names it may have had, the likeliest first. */
  readonly from: readonly string[];
  readonly to: string;
  /** Of an entity's own table: its name before and now. */
  readonly entity?: readonly [string, string];
}

export interface ColumnRename {
  /** The table, as it is called now. */
  readonly table: string;
  readonly from: readonly string[];
  readonly to: string;
}

export interface Renames {
  readonly tables: readonly TableRename[];
  readonly columns: readonly ColumnRename[];
}
