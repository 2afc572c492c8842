/** A row of a file, whatever kind of file it came in. */

export type Cell = string | number | boolean | null;

export interface TableRow {
  /** As people see it: the first is 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}
