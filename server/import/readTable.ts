/** A file as a table: named columns, and its rows with the numbers people see beside them. */
import { Problem } from '../errors.ts';
import './errors.ts';
import { decodeText, parseCsv, sniffDelimiter } from './readCsv.ts';
import type { ImportOptions } from './readUpload.ts';
import { type Cell, readXlsx, type TableRow } from './readXlsx.ts';

export type { TableRow } from './readXlsx.ts';

export interface Table {
  readonly kind: 'csv' | 'xlsx';
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly sheets?: readonly string[];
  readonly sheet?: string;
  /** Each different from the others, none empty. */
  readonly columns: readonly string[];
  readonly rows: () => Iterable<TableRow>;
}

const mostColumns = 500;
const mostRows = 1_000_000;

const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));

/** An apostrophe that an export put before what a spreadsheet would run as a formula. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function nameColumns(cells: readonly Cell[]): readonly string[] {
  const names = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const said = withoutGuard(String(cell ?? '').trim()).slice(0, 200) || `Column ${index + 1}`;
    let name = said;
    for (let count = 2; names.has(name); count += 1) name = `${said} (${count})`;
    names.add(name);
  }
  return [...names];
}

function* filled(rows: Iterable<TableRow>): Generator<TableRow> {
  for (const row of rows) {
    if (isEmpty(row.cells)) continue;
    if (row.number > mostRows) throw new Problem('IMP-003', { most: mostRows, what: 'rows' });
    yield row;
  }
}

function readColumns(rows: () => Iterable<TableRow>): Pick<Table, 'columns' | 'rows'> {
  const [head] = filled(rows());
  if (!head) throw new Problem('IMP-001', { reason: 'the file is empty' });
  if (head.cells.length > mostColumns) throw new Problem('IMP-003', { most: mostColumns, what: 'columns' });
  const columns = nameColumns(head.cells);
  return {
    columns,
    *rows() {
      for (const row of filled(rows())) if (row.number > head.number) yield row;
    },
  };
}

async function readWorkbook(bytes: Buffer, wanted: string | undefined): Promise<Table> {
  const { sheets, rows } = await readXlsx(bytes);
  const sheet = wanted ?? sheets[0] ?? '';
  if (!sheets.includes(sheet)) {
    const expected = `one of ${sheets.map((name) => `"${name}"`).join(', ')}`;
    throw new Problem('IMP-004', { option: 'sheet', value: sheet.slice(0, 80), expected });
  }
  return { kind: 'xlsx', sheets, sheet, ...readColumns(await rows(sheet)) };
}

/** The records of a CSV; of each no more cells than it takes to see that they are too many. */
function* numberRecords(text: string, delimiter: string): Generator<TableRow> {
  let number = 0;
  for (const cells of parseCsv(text, delimiter, mostColumns + 1)) yield { number: ++number, cells };
}

export async function readTable(
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
  options: Pick<ImportOptions, 'sheet' | 'delimiter'>,
): Promise<Table> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readWorkbook(bytes, options.sheet);
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw new Problem('IMP-002', { name });
  const delimiter = options.delimiter ?? sniffDelimiter(text);
  return { kind: 'csv', encoding, delimiter, ...readColumns(() => numberRecords(text, delimiter)) };
}
