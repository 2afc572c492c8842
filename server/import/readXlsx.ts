/**
 * The cells of a workbook (ECMA-376): texts shared or in place, numbers, truths, and dates by the style they are shown
 * in, as `2026-11-21` or `2026-11-21T19:30:00`. Formulas are the values they had when the file was saved.
 */
import { Problem } from '../errors.ts';
import { readZip, type Zip } from './readZip.ts';
import { scanTags, type Tag } from './scanTags.ts';

export type Cell = string | number | boolean | null;

export interface TableRow {
  /** As people see it: the first is 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

export interface Workbook {
  readonly sheets: readonly string[];
  /** Of a sheet. */
  rows(sheet: string): AsyncIterable<TableRow>;
}

const mostSmall = 8 * 1_048_576;
/** Of all parts of a workbook, unpacked. */
const mostUnpacked = 160 * 1_048_576;
const mostTexts = 5_000_000;
/** What lies to the right is left aside. */
const mostColumns = 1000;
/** Rows that a worksheet can have. */
const lastRow = 1_048_576;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : xml;
  return text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

const expressions = new Map<string, RegExp>();

const attribute = (attributes: string, name: string): string | undefined => {
  let expression = expressions.get(name);
  if (!expression) {
    expression = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    expressions.set(name, expression);
  }
  const value = expression.exec(attributes);
  return value ? plain(value[1] ?? value[2] ?? '') : undefined;
};

/** Gathers all that stands in `<t>`, the readings of East Asian texts apart. */
function createGatherer(xml: string) {
  let text = '';
  let from = -1;
  let isReading = false;
  return {
    see({ name, kind, start, end }: Tag): void {
      if (name === 'rPh') isReading = kind === 'start';
      if (name !== 't') return;
      if (kind === 'end' && from >= 0 && !isReading) text += plain(xml.slice(from, start));
      from = kind === 'start' ? end : -1;
    },
    take(): string {
      const taken = text;
      text = '';
      from = -1;
      isReading = false;
      return taken;
    },
  };
}

function readTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  const gatherer = createGatherer(xml);
  for (const tag of scanTags(xml)) {
    if (tag.name !== 'si') {
      gatherer.see(tag);
      continue;
    }
    const text = gatherer.take();
    if (tag.kind === 'start') continue;
    if (texts.length >= mostTexts) throw new Problem('IMP-003', { most: mostTexts, what: 'texts' });
    texts.push(text);
  }
  return texts;
}

/** Characters of a format that a spreadsheet takes; a longer one is nobody's, and would cost its square. */
const longestFormat = 255;

const isDateFormat = (code: string): boolean =>
  code.length <= longestFormat &&
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/General/i, ''));

/** Which styles show a date, by their place. */
function readDateStyles(xml: string): readonly boolean[] {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  for (const { name, kind, attributes } of scanTags(xml)) {
    if (name === 'cellXfs') isInCells = kind === 'start';
    if (kind === 'end') continue;
    if (name === 'numFmt')
      custom.set(
        Number(attribute(attributes, 'numFmtId')),
        isDateFormat(attribute(attributes, 'formatCode') ?? ''),
      );
    if (name !== 'xf' || !isInCells) continue;
    const id = Number(attribute(attributes, 'numFmtId') ?? 0);
    styles.push(
      custom.get(id) ?? ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)),
    );
  }
  return styles;
}

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

interface Context {
  readonly texts: readonly string[];
  readonly dates: readonly boolean[];
  readonly is1904: boolean;
}

/** @param value what stands in `<v>` */
function readCell(attributes: string, value: string | undefined, { texts, dates, is1904 }: Context): Cell {
  if (value === undefined) return null;
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 's') return texts[Number(value)] ?? null;
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return null;
  if (type !== 'n') return plain(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return plain(value);
  return dates[Number(attribute(attributes, 's') ?? 0)] ? dateOf(number, is1904) : number;
}

function put(cells: Cell[], attributes: string, cell: Cell): void {
  const reference = attribute(attributes, 'r');
  const column = reference === undefined ? cells.length : columnOf(reference);
  if (column < 0 || column >= mostColumns) return;
  while (cells.length < column) cells.push(null);
  cells[column] = cell;
}

/** A row that does not say its number, or one that cannot be, follows the last. */
function numberOf(attributes: string, last: number): number {
  const said = Number(attribute(attributes, 'r'));
  return Number.isInteger(said) && said > last && said <= lastRow ? said : last + 1;
}

function* readRows(xml: string, context: Context): Generator<TableRow> {
  const gatherer = createGatherer(xml);
  let number = 0;
  let cells: Cell[] = [];
  let open = '';
  let from = -1;
  let value: string | undefined;
  for (const tag of scanTags(xml)) {
    const { name, kind, attributes } = tag;
    if (name === 'row') {
      if (kind === 'end') yield { number, cells };
      else {
        number = numberOf(attributes, number);
        cells = [];
      }
    } else if (name === 'c') {
      if (kind !== 'end') {
        open = attributes;
        value = undefined;
        gatherer.take();
      }
      if (kind === 'start') continue;
      const isInPlace = attribute(open, 't') === 'inlineStr';
      put(cells, open, isInPlace ? gatherer.take() : readCell(open, value, context));
    } else if (name === 'v') {
      if (kind === 'end' && from >= 0) value = xml.slice(from, tag.start);
      from = kind === 'start' ? tag.end : -1;
    } else gatherer.see(tag);
  }
}

const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** The worksheets by name, each with its part of the archive. */
function readSheets(book: string, relations: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { name, kind, attributes } of scanTags(relations))
    if (name === 'Relationship' && kind !== 'end')
      targets.set(attribute(attributes, 'Id') ?? '', pathOf(attribute(attributes, 'Target') ?? ''));
  const paths = new Map<string, string>();
  for (const { name, kind, attributes } of scanTags(book)) {
    if (name !== 'sheet' || kind === 'end') continue;
    const path = targets.get(attribute(attributes, '\\w+:id') ?? '');
    if (path) paths.set(attribute(attributes, 'name') ?? '', path);
  }
  return paths;
}

async function readOptional(zip: Zip, name: string, most?: number): Promise<string> {
  return zip.has(name) ? zip.read(name, most) : '';
}

export async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const zip = readZip(bytes, mostUnpacked);
  const book = await zip.read('xl/workbook.xml', mostSmall);
  const paths = readSheets(book, await zip.read('xl/_rels/workbook.xml.rels', mostSmall));
  if (paths.size === 0) throw new Problem('IMP-006', { reason: 'it has no worksheet' });
  return {
    sheets: [...paths.keys()],
    async *rows(sheet) {
      const texts = readTexts(await readOptional(zip, 'xl/sharedStrings.xml'));
      const dates = readDateStyles(await readOptional(zip, 'xl/styles.xml', mostSmall));
      const is1904 = /date1904="(1|true)"/.test(book);
      const xml = await zip.read(paths.get(sheet) ?? '');
      yield* readRows(xml, { texts, dates, is1904 });
    },
  };
}
