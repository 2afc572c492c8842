/** The import of a file, for a call that has its own way of keeping files: the engine reads, plans and writes the rows. */
import type { Caller } from './caller.ts';
import type { Sql, Transaction } from './database.ts';
import { defineToken } from './token.ts';
import type { Values } from './values.ts';

/** A row before it is matched. */
export interface ImportedRow {
  readonly number: number;
  /** Cells by the names of their columns. */
  readonly texts: Readonly<Record<string, string>>;
  /** Values by property, as a body has them. */
  readonly body: Record<string, unknown>;
}

export interface RowFault {
  /** Of the file; empty when it is about the whole row. */
  readonly column: string;
  readonly property: string;
  readonly code: string;
  readonly message: string;
}

/** What the caller adds to rows that the engine reads. */
export interface RowHook {
  /** Values that other values imply, such as those of columns that are no property. */
  complete(row: ImportedRow): void;
  /** By what a row is recognised, within the file too; undefined: it is new. */
  keyOf(row: ImportedRow): string | undefined;
  /** Ids of the records that are there, by key. */
  find(sql: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** What is written of a row whose record is there. */
  merge(body: Readonly<Record<string, unknown>>, current: Values): Record<string, unknown>;
  /** Set in what the file creates. */
  readonly created: Values;
}

export interface FileImport {
  readonly contract: number;
  readonly caller: Caller;
  readonly entity: string;
  readonly file: { readonly bytes: Uint8Array; readonly name: string };
  readonly signal?: AbortSignal;
}

export interface SheetImport extends FileImport {
  readonly sheet: string;
  /** Property by column; a column that is not here is left to the hook. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly hook: RowHook;
}

/** What a file holds, before any of its rows is planned. */
export interface SheetFacts {
  readonly name: string;
  readonly columns: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly count: number;
  /** By column. */
  readonly suggested: Readonly<Record<string, string | null>>;
}

export interface DoneRow {
  readonly number: number;
  readonly action: 'create' | 'update' | 'unchanged' | 'error';
  readonly cells: readonly (string | number | boolean | null)[];
  readonly violations: readonly RowFault[];
}

/** A table as it is in its file, for a call that makes something of its rows by itself. */
export interface TableImport {
  readonly contract: number;
  readonly file: { readonly bytes: Uint8Array; readonly name: string };
  /** Of a workbook; absent: its first. */
  readonly sheet?: string | undefined;
  /** Absent: found. */
  readonly delimiter?: string | undefined;
  readonly hasHeader?: boolean | undefined;
  readonly rowsToSkip?: number | undefined;
  readonly signal?: AbortSignal;
}

export interface FileTable {
  readonly delimiter?: string;
  readonly sheets?: readonly string[];
  readonly sheet?: string;
  readonly columns: readonly string[];
  /** How many rows. */
  readonly count: number;
  readonly rows: () => Iterable<{ readonly number: number; readonly cells: DoneRow['cells'] }>;
}

export interface FileImports {
  /** @throws IMP-001 to IMP-004, IMP-006 and IMP-009 */
  read(asked: TableImport): Promise<FileTable>;
  look(asked: FileImport): Promise<readonly SheetFacts[]>;
  /** As the import of an entity previews itself. */
  preview(asked: SheetImport): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Batch by batch, each a transaction of its own.
   * @param run.isOpen whether a row is still to be done
   * @param run.along in the transaction of a batch, with what became of each of its rows
   */
  run(
    asked: SheetImport,
    run: {
      readonly isOpen: (row: number) => boolean;
      readonly along: (rows: readonly DoneRow[], tx: Transaction) => Promise<void>;
    },
  ): Promise<void>;
  /** What is wrong with a row, in words for whoever mends the file. */
  explain(asked: {
    readonly entity: string;
    readonly fault: RowFault;
    readonly language: 'en' | 'fr';
  }): string;
}

export const fileImports = defineToken<FileImports>('the import of files');
