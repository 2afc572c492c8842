/** A file as a table whose rows can be gone through again and again; it is read in a thread of the pool. */
import type { Workers, WorkTask } from '../kit.ts';
import { unpackRows } from './packRows.ts';
import type { readTable, TableFacts, TableLayout } from './readTable.ts';
import type { Upload } from './readUpload.ts';
import type { TableRow } from './tableRow.ts';

export interface Table extends TableFacts {
  readonly rows: () => Iterable<TableRow>;
}

const readTableTask: WorkTask<typeof readTable> = {
  name: 'readTable',
  file: new URL('./readTable.ts', import.meta.url),
  timeLimit: 120_000,
};

export async function openTable(
  workers: Workers,
  { bytes, name, options }: Upload,
  asked: { readonly contract: number; readonly signal?: AbortSignal },
  layout: TableLayout = {},
): Promise<Table> {
  const { sheet, delimiter } = options;
  const { packed, ...facts } = await workers.run(
    readTableTask,
    { bytes, name, options: { sheet, delimiter, ...layout } },
    asked,
  );
  return { ...facts, rows: () => unpackRows(packed) };
}
