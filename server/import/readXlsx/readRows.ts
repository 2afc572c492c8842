/** The rows of a worksheet while its XML arrives. */
import { type Attributes, feedXml } from '../readXml.ts';
import type { Cell, TableRow } from '../tableRow.ts';
import { gatherText, unescapeText } from './gatherText.ts';

export interface SheetContext {
  /** The texts that cells share, by their place. */
  readonly texts: readonly string[];
  /** Which styles show a date, by their place. */
  readonly dates: readonly boolean[];
  /** Days are counted from 1904, as the first Macintosh did. */
  readonly is1904: boolean;
}

/** What lies to the right is left aside. */
const mostColumns = 1000;
/** Rows that a worksheet can have. */
const lastRow = 1_048_576;

const daysBefore1970 = 25_569;
const daysFrom1904 = 1462;

function dateOf(serial: number, is1904: boolean): Cell {
  const days = serial + (is1904 ? daysFrom1904 : 0) - daysBefore1970;
  const date = new Date(Math.round(days * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return serial;
  const iso = date.toISOString().slice(0, 19);
  if (serial < 1) return iso.slice(11, 16);
  return iso.endsWith('T00:00:00') ? iso.slice(0, 10) : iso;
}

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,4}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** @param value what is in `<v>` */
function readCell({ t: type = 'n', s: style = '0' }: Attributes, value: string, context: SheetContext): Cell {
  if (value === '') return null;
  if (type === 's') return context.texts[Number(value)] ?? null;
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return null;
  if (type !== 'n') return unescapeText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return unescapeText(value);
  return context.dates[Number(style)] ? dateOf(number, context.is1904) : number;
}

function put(cells: Cell[], { r: reference }: Attributes, cell: Cell): void {
  const column = reference === undefined ? cells.length : columnOf(reference);
  if (column < 0 || column >= mostColumns) return;
  while (cells.length < column) cells.push(null);
  cells[column] = cell;
}

/** A row without a number, or one that cannot be, follows the last. */
function numberOf({ r: reference }: Attributes, last: number): number {
  const number = Number(reference);
  return Number.isInteger(number) && number > last && number <= lastRow ? number : last + 1;
}

/** Rows without a cell are left out. */
export async function* readRows(
  pieces: AsyncIterable<string>,
  context: SheetContext,
): AsyncGenerator<TableRow> {
  const gatherer = gatherText();
  const ready: TableRow[] = [];
  let number = 0;
  let cells: Cell[] = [];
  let cell: Attributes = {};
  let isValue = false;
  let value = '';
  const listener = {
    open(name: string, attributes: Attributes) {
      gatherer.open(name, attributes);
      if (name === 'row') {
        number = numberOf(attributes, number);
        cells = [];
      } else if (name === 'c') {
        cell = attributes;
        value = '';
        gatherer.take();
      }
      isValue = name === 'v';
    },
    close(name: string) {
      gatherer.close(name);
      isValue = false;
      if (name === 'row' && cells.length > 0) ready.push({ number, cells });
      if (name !== 'c') return;
      put(cells, cell, cell.t === 'inlineStr' ? gatherer.take() : readCell(cell, value, context));
    },
    text(text: string) {
      if (isValue) value += text;
      else gatherer.text(text);
    },
  };
  for await (const _ of feedXml(pieces, listener)) {
    yield* ready;
    ready.length = 0;
  }
}
