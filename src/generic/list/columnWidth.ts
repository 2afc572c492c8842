/** How wide a column is when nobody chose: by its content. Pure. */
import type { Label, PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { PropertyKind } from '../../../schema/kinds.ts';
import { isInverseList } from '../../data/choose.ts';
import { nameOfValue } from '../../fields/nameOfValue.ts';

/** A label in the reader's language. */
type LabelOf = (label: Label) => string;

const widths: Readonly<Partial<Record<PropertyKind, number>>> = {
  boolean: 104,
  color: 88,
  date: 112,
  dateTime: 155,
  email: 220,
  time: 104,
  image: 104,
  integer: 96,
  money: 116,
  number: 104,
  phone: 160,
  text: 260,
};

export const minWidth = 64;
export const maxWidth = 800;

/** A text that may be longer than most is a sentence, not a word. */
const sentence = 256;
/** Of a letter in a cell, and of what stands around a value: its pill and the cell's own edges. */
const letter = 7.2;
const pill = 46;
/** Of a head, with the arrow of a list sorted by it. */
const head = { letter: 7.6, edges: 46, most: 200 };
/** A text of few letters, e.g. a code of a country, needs no more room than these. */
const few = { letter: 9, edges: 24 };

/** Of the icon before a state. */
const icon = 19;

const widthOfPill = (letters: number, { tones }: PropertyDescriptor) =>
  Math.min(Math.max(letters * letter + pill + (tones ? icon : 0), 104), 200 + (tones ? icon : 0));

/** What is one of a few values is as wide as the longest of them. */
const pillWidth = (column: PropertyDescriptor, labelOf: LabelOf): number =>
  widthOfPill(
    Math.max(0, ...(column.values ?? column.known ?? []).map(({ label }) => labelOf(label).length)),
    column,
  );

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The room that the values on the screen need of a column that is as wide as all it could hold. */
export function shownWidth(column: PropertyDescriptor, rows: Rows, labelOf: LabelOf): number {
  const isPill = column.kind === 'enum' || column.known !== undefined;
  if (!isPill || column.many || rows.length === 0) return columnWidth(column, labelOf);
  const lengths = rows.map((row) => nameOfValue(column, String(row[column.name] ?? ''), labelOf).length);
  return Math.max(widthOfPill(Math.max(...lengths), column), headWidth(labelOf(column.label)));
}

function usualWidth(column: PropertyDescriptor, labelOf: LabelOf): number {
  if (isInverseList(column)) return 96;
  if (column.many) return 220;
  if (column.kind === 'enum' || column.known) return pillWidth(column, labelOf);
  if (column.kind === 'string' && (column.maxLength ?? 0) >= sentence) return 260;
  if (column.kind === 'string' && column.maxLength)
    return Math.min(column.maxLength * few.letter + few.edges, 180);
  return widths[column.kind] ?? 180;
}

/** A head breaks between two words, once: it is as wide as the longer of its lines. */
function headWidth(text: string): number {
  const words = text.split(/[\s-]+/);
  const lines = words.map((_word, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return Math.min(Math.min(...lines) * head.letter + head.edges, head.most);
}

/** In pixels; a head of many letters gets the room for most of them. */
export const columnWidth = (column: PropertyDescriptor, labelOf: LabelOf): number =>
  Math.max(usualWidth(column, labelOf), headWidth(labelOf(column.label)));

/** Texts and names are read better with more room; a number or a date is not. */
export const isElastic = (column: PropertyDescriptor): boolean =>
  !column.known && ['string', 'text', 'email', 'relation', 'url'].includes(column.kind);

/** @example clampWidth(12) // 64 */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, minWidth), maxWidth));
