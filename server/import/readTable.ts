/**
 * A file as a table: named columns, and its rows with the numbers people see beside them. The work of a thread of the
 * pool (`openTable.ts`): a file of a few hundred kilobytes can take seconds.
 */
import { Problem } from '../errors.ts';
import './errors.ts';
import { packRows } from './packRows.ts';
import { decodeText, parseCsv, sniffDelimiter } from './readCsv.ts';
import type { ImportOptions } from './readUpload.ts';
import { type Cell, readXlsx, type TableRow } from './readXlsx.ts';

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

interface ReadTable extends TableFacts {
  readonly packed: readonly Uint8Array[];
}

const mostColumns = 500;
const mostRows = 1_000_000;
const mostSamples = 3;
const longestSample = 100;

const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));

/** An apostrophe that an export put before what a spreadsheet would run as a formula. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? text.slice(1) : text;
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

function readColumns(
  rows: () => Iterable<TableRow>,
): Pick<ReadTable, 'columns' | 'samples' | 'count' | 'packed'> {
  const [head] = filled(rows());
  if (!head) throw new Problem('IMP-001', { reason: 'the file is empty' });
  if (head.cells.length > mostColumns) throw new Problem('IMP-003', { most: mostColumns, what: 'columns' });
  const columns = nameColumns(head.cells);
  const samples = columns.map((): string[] => []);
  let count = 0;
  const { number: first } = head;
  function* below(): Generator<TableRow> {
    for (const { number, cells } of filled(rows())) {
      if (number <= first) continue;
      count += 1;
      for (const [index, sample] of samples.entries()) {
        const cell = cells[index] ?? '';
        if (sample.length < mostSamples && cell !== '') sample.push(String(cell).slice(0, longestSample));
      }
      // What stands right of the columns has no name to go by.
      yield { number, cells: cells.slice(0, columns.length) };
    }
  }
  const packed = packRows(below());
  return { columns, samples, count, packed };
}

async function readWorkbook(bytes: Buffer, wanted: string | undefined): Promise<ReadTable> {
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

export async function readTable({
  bytes: given,
  name,
  options,
}: {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly options: Pick<ImportOptions, 'sheet' | 'delimiter'>;
}): Promise<ReadTable> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readWorkbook(bytes, options.sheet);
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw new Problem('IMP-002', { name });
  const delimiter = options.delimiter ?? sniffDelimiter(text);
  return { kind: 'csv', encoding, delimiter, ...readColumns(() => numberRecords(text, delimiter)) };
}
