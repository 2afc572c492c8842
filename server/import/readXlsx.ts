/**
 * The cells of a workbook (ECMA-376): texts shared or in place, numbers, truths, and dates by the style they are shown
 * in, as `2026-11-21` or `2026-11-21T19:30:00`. Formulas are the values they had when the file was saved.
 */
import { Problem } from '../errors.ts';
import { readZip, type Zip } from './readZip.ts';

export type Cell = string | number | boolean | null;

export interface Workbook {
  readonly sheets: readonly string[];
  rows(sheet: string): Promise<Iterable<readonly Cell[]>>;
}

const mostSmall = 8 * 1_048_576;
const mostTexts = 96 * 1_048_576;
const mostSheet = 256 * 1_048_576;
const mostColumns = 1000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return entities[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : xml;
  return text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return value ? plain(value[1] ?? value[2] ?? '') : undefined;
};

/** All that stands in `<t>`, the readings of East Asian texts apart. */
function textOf(xml: string): string {
  let text = '';
  for (const [, part = ''] of xml
    .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
    .matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g))
    text += plain(part);
  return text;
}

const isDateFormat = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/General/i, ''));

/** Which styles show a date, by their place. */
function readDateStyles(xml: string): readonly boolean[] {
  const custom = new Map<number, boolean>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    custom.set(Number(attribute(tag, 'numFmtId')), isDateFormat(attribute(tag, 'formatCode') ?? ''));
  const [cells = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml) ?? [];
  return [...cells.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return custom.get(id) ?? ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47));
  });
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
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

interface Context {
  readonly texts: readonly string[];
  readonly dates: readonly boolean[];
  readonly is1904: boolean;
}

function readCell(tag: string, inner: string, { texts, dates, is1904 }: Context): Cell {
  const type = attribute(tag, 't') ?? 'n';
  if (type === 'inlineStr') return textOf(inner);
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1];
  if (value === undefined) return null;
  if (type === 's') return texts[Number(value)] ?? null;
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return null;
  if (type !== 'n') return plain(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return plain(value);
  return dates[Number(attribute(tag, 's') ?? 0)] ? dateOf(number, is1904) : number;
}

function readRow(xml: string, context: Context): Cell[] {
  const cells: Cell[] = [];
  for (const [, tag = '', inner = ''] of xml.matchAll(
    /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const reference = attribute(tag, 'r');
    const column = reference === undefined ? cells.length : columnOf(reference);
    if (column < 0 || column >= mostColumns) continue;
    while (cells.length < column) cells.push(null);
    cells[column] = readCell(tag, inner, context);
  }
  return cells;
}

const rowTag = /<(?:\w+:)?row\b([^>]*?)(\/?)>/g;

/** Rows that the file leaves out are empty ones, so that each keeps its number. */
function* readRows(xml: string, context: Context): Generator<readonly Cell[]> {
  const open = new RegExp(rowTag);
  let last = 0;
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const number = Number(attribute(found[1] ?? '', 'r') ?? last + 1);
    if (number > last + 1 && number < last + 1_048_577) while (++last < number) yield [];
    else last += 1;
    if (found[2] === '/') {
      yield [];
      continue;
    }
    const rest = /<\/(?:\w+:)?row>/g;
    rest.lastIndex = open.lastIndex;
    const close = rest.exec(xml);
    const end = close?.index ?? xml.length;
    yield readRow(xml.slice(open.lastIndex, end), context);
    open.lastIndex = end;
  }
}

async function readOptional(zip: Zip, name: string, most: number): Promise<string> {
  return zip.has(name) ? zip.read(name, most) : '';
}

const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

export async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const zip = readZip(bytes);
  const book = await zip.read('xl/workbook.xml', mostSmall);
  const relations = await zip.read('xl/_rels/workbook.xml.rels', mostSmall);
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id') ?? '',
      pathOf(attribute(tag, 'Target') ?? ''),
    ]),
  );
  const paths = new Map<string, string>();
  for (const [tag] of book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
    const path = targets.get(attribute(tag, '\\w+:id') ?? '');
    if (path) paths.set(attribute(tag, 'name') ?? '', path);
  }
  if (paths.size === 0) throw new Problem('IMP-006', { reason: 'it has no worksheet' });
  return {
    sheets: [...paths.keys()],
    async rows(sheet) {
      const shared = await readOptional(zip, 'xl/sharedStrings.xml', mostTexts);
      const texts = [...shared.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(
        ([, inner = '']) => textOf(inner),
      );
      const dates = readDateStyles(await readOptional(zip, 'xl/styles.xml', mostSmall));
      const is1904 = /date1904="(1|true)"/.test(book);
      return readRows(await zip.read(paths.get(sheet) ?? '', mostSheet), { texts, dates, is1904 });
    },
  };
}
