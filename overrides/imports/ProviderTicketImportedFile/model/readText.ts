/** Reads what partners write into cells: amounts, moments, seats, codes. Pure. */
import { bareName } from './columns.ts';

/**
 * @param digits of the currency's minor unit
 * @returns minor units; undefined where it is no amount
 * @example readMinor('1 234,50 €', 2) // 123450
 */
export function readMinor(text: string, digits: number): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€$£']|EUR|CHF|XPF|CFP/gi, '');
  // Of "1.234,50" and "1,234.50" the last sign parts the decimals.
  const match = /^(-?\d+(?:[.,]\d{3})*|-?\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match?.[1]) return undefined;
  const units = Number(match[1].replace(/[.,]/g, ''));
  const value = Math.round(Number(`${units}.${match[2] ?? '0'}`) * 10 ** digits);
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

export interface WallMoment {
  /** `2027-03-12` */
  readonly day: string;
  /** `20:30`; absent where only the day is named. */
  readonly time?: string;
}

const two = (text: string) => text.padStart(2, '0');

function readDay(text: string): string | undefined {
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (iso) return `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
  const european = /(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})/.exec(text);
  if (!european) return undefined;
  const year = european[3]?.length === 2 ? `20${european[3]}` : european[3];
  return `${year}-${two(european[2] ?? '')}-${two(european[1] ?? '')}`;
}

function readTime(text: string): string | undefined {
  const match = /(?:^|[^\d])(\d{1,2})\s*(?:[h:])\s*(\d{2})?(?!\d*[./-]\d)/i.exec(text);
  return match ? `${two(match[1] ?? '')}:${match[2] ?? '00'}` : undefined;
}

/** @example readMoment('12/03/2027 à 20h30') // { day: '2027-03-12', time: '20:30' } */
export function readMoment(date: string, time?: string): WallMoment | undefined {
  const day = readDay(date);
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  const hour = readTime(time ?? '') ?? readTime(date.replace(/^.*\d{4}(?:-\d{1,2}){0,2}[T ]?/, ''));
  return hour ? { day, time: hour } : { day };
}

/** As seats are compared: `A-12`, `a 12` and `A12` are one. */
export const bareSeat = (text: string): string => bareName(text).replace(/[\s-]/g, '').toUpperCase();

const parts = (text: string): readonly string[] =>
  text
    .split(/[;,/+&|\n]|\s+(?:et|and)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Seats of a row of the file: whole labels, or a row and numbers in it.
 *
 * @example readSeats({ row: 'A', seatNumber: '12 et 13' }) // ['A 12', 'A 13']
 */
export function readSeats({
  seat,
  row,
  seatNumber,
}: {
  readonly seat?: string | undefined;
  readonly row?: string | undefined;
  readonly seatNumber?: string | undefined;
}): readonly string[] {
  const named = parts(seat ?? seatNumber ?? '');
  if (row === undefined) return named;
  return named.map((number) => (/\p{L}/u.test(number) ? number : `${row} ${number}`));
}

/** Several codes are in one cell where a row has several places. */
export const readCodes = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A spreadsheet wrote a long number as `3,76E+12`: its digits are lost. */
export const isMangled = (code: string): boolean => /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(code);

export type RowStatus = 'payed' | 'booked' | 'cancelled' | 'refunded' | 'ignored';

const STATUS_WORDS: readonly (readonly [RegExp, RowStatus])[] = [
  [/rembours|refund/, 'refunded'],
  [/annul|cancel|invalid|void/, 'cancelled'],
  [/attente|pending|impay|unpaid|non paye|reserv|option/, 'booked'],
  [/valid|pay|vendu|sold|confirm|emis|issued|actif|active|^ok$|imprime|printed/, 'payed'],
];

/** What a partner's word for a status seems to mean. */
export const suggestStatus = (value: string): RowStatus | null =>
  STATUS_WORDS.find(([words]) => words.test(bareName(value)))?.[1] ?? null;
