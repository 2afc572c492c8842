/**
 * A file as a table: named columns, and its rows with the numbers people see beside them. The work of a thread of the
 * pool (`openTable.ts`): a file of a few hundred kilobytes can take seconds.
 */
import { withoutGuard } from '../export/formulaGuard.ts';
import { importProblem } from './errors.ts';
import { packRows } from './packRows.ts';
import { decodeText, parseCsv, sniffDelimiter } from './readCsv.ts';
import type { ImportOptions } from './readUpload.ts';
import { readXlsx } from './readXlsx.ts';
import type { Cell, TableRow } from './tableRow.ts';

export interface TableFacts {
  readonly kind: 'csv' | 'xlsx';
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly sheets?: readonly string[];
  readonly sheet?: string;
  /** Each different from the others, none empty. */
  readonly columns: readonly string[];
  /** Of each column the first values that it has. */
  readonly samples: readonly (readonly string[])[];
  /** How many rows there are. */
  readonly count: number;
}

/** Where the table begins in its file. */
export interface TableLayout {
  /** Absent: the first row that is read names the columns. */
  readonly hasHeader?: boolean;
  /** Rows above it, such as the title of a report. */
  readonly rowsToSkip?: number;
}

interface ReadTable extends TableFacts {
  readonly packed: readonly Uint8Array[];
}

const mostColumns = 500;
const mostRows = 1_000_000;
const mostSamples = 3;
const longestSample = 100;

const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));

function nameColumns(cells: readonly Cell[]): readonly string[] {
  const names = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const heading = withoutGuard(String(cell ?? '').trim()).slice(0, 200) || `Column ${index + 1}`;
    let name = heading;
    for (let count = 2; names.has(name); count += 1) name = `${heading} (${count})`;
    names.add(name);
  }
  return [...names];
}

async function* filled(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    if (isEmpty(row.cells)) continue;
    if (row.number > mostRows) throw importProblem('IMP-003', { most: mostRows, what: 'rows' });
    yield row;
  }
}

async function* startWith(first: TableRow, rest: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  yield first;
  yield* rest;
}

/** The first row that has anything names the columns, unless the file has no names. */
async function readColumns(
  all: AsyncIterable<TableRow>,
  { hasHeader = true, rowsToSkip = 0 }: TableLayout,
): Promise<Pick<ReadTable, 'columns' | 'samples' | 'count' | 'packed'>> {
  const rows = filled(all);
  try {
    let head = await rows.next();
    while (!head.done && head.value.number <= rowsToSkip) head = await rows.next();
    if (head.done) throw importProblem('IMP-001', { reason: 'the file is empty' });
    const { cells } = head.value;
    if (cells.length > mostColumns) throw importProblem('IMP-003', { most: mostColumns, what: 'columns' });
    const columns = nameColumns(hasHeader ? cells : cells.map(() => null));
    return { columns, ...(await readBelow(hasHeader ? rows : startWith(head.value, rows), columns)) };
  } finally {
    await rows.return(undefined);
  }
}

async function readBelow(rows: AsyncIterable<TableRow>, columns: readonly string[]) {
  const samples = columns.map((): string[] => []);
  let count = 0;
  async function* below(): AsyncGenerator<TableRow> {
    for await (const { number, cells } of rows) {
      count += 1;
      for (const [index, sample] of samples.entries()) {
        const cell = cells[index] ?? '';
        if (sample.length < mostSamples && cell !== '') sample.push(String(cell).slice(0, longestSample));
      }
      // What stands right of the columns has no name to go by.
      yield { number, cells: cells.slice(0, columns.length) };
    }
  }
  const packed = await packRows(below());
  return { samples, count, packed };
}

async function readWorkbook(
  bytes: Buffer,
  { sheet: wanted, ...layout }: Pick<ImportOptions, 'sheet'> & TableLayout,
): Promise<ReadTable> {
  const { sheets, rows } = await readXlsx(bytes);
  const sheet = wanted ?? sheets[0] ?? '';
  if (!sheets.includes(sheet)) {
    const expected = `one of ${sheets.map((name) => `"${name}"`).join(', ')}`;
    throw importProblem('IMP-004', { option: 'sheet', value: sheet.slice(0, 80), expected });
  }
  return { kind: 'xlsx', sheets, sheet, ...(await readColumns(rows(sheet), layout)) };
}

export async function readTable({
  bytes: given,
  name,
  options,
}: {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly options: Pick<ImportOptions, 'sheet' | 'delimiter'> & TableLayout;
}): Promise<ReadTable> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readWorkbook(bytes, options);
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw importProblem('IMP-002', { name });
  const delimiter = options.delimiter ?? sniffDelimiter(text);
  return {
    kind: 'csv',
    encoding,
    delimiter,
    ...(await readColumns(parseCsv(text, delimiter, mostColumns + 1), options)),
  };
}
