/**
 * A cell as people write it → the value a body has: `oui`, `21/11/2026`, `12,50 €`, `Plein tarif`. What it cannot read
 * it leaves as it is, so that the validator of bodies reports what is wrong with it. Relations are looked up elsewhere.
 */
import { TZDate } from '@date-fns/tz';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { withoutGuard } from '../export/formulaGuard.ts';
import { isDate } from '../plan/operators.ts';
import { bare } from './bare.ts';
import { spellMonth } from './monthNames.ts';
import type { Cell } from './tableRow.ts';

export interface ValueContext {
  readonly money: 'major' | 'minor';
  /** Of the record's amount, e.g. `EUR`. */
  readonly currency?: string;
  /** IANA name of the zone a time without one is meant in. */
  readonly timezone?: string;
}

/** Characters of the longest number, date or truth that is looked into: patterns cost more than a long text's length. */
const longestWritten = 200;

const truths = ['true', 'vrai', 'oui', 'yes', 'x', '1', 'o', 'y'];
const untruths = ['false', 'faux', 'non', 'no', '0', 'n'];

/** `1 234,5` and `1,234.50` → `1234.5`; undefined where it is no number. */
export function readNumber(text: string): string | undefined {
  const tight = text.replace(/[\s\u00a0\u202f']/g, '');
  const comma = tight.lastIndexOf(',');
  const point = tight.lastIndexOf('.');
  const isGrouped = comma >= 0 && point >= 0;
  const groups = comma > point ? '.' : ',';
  const plain = (isGrouped ? tight.replaceAll(groups, '') : tight).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? plain.replace(/^\+/, '') : undefined;
}

/** How many decimals a currency's amounts have. */
export function digitsOf(currency: string | undefined): number {
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'EUR' });
    return options.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Exact: no floating point on the way. More decimals than the currency has stay a text, which is refused. */
function readMoney(text: string, { money, currency }: ValueContext): unknown {
  const number = readNumber(text.replace(/(?:\p{Sc}|[A-Z]{3}|CHF|Fr\.)/gu, ''));
  if (number === undefined) return text;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(number) ?? [];
  const digits = money === 'minor' ? 0 : digitsOf(currency);
  const bareDecimals = part.replace(/0+$/, '');
  if (bareDecimals.length > digits) return text;
  return Number(`${sign}${whole || '0'}${bareDecimals.padEnd(digits, '0')}`);
}

const pad = (text: string | number): string => String(text).padStart(2, '0');

/** Day, month and year as in Europe, or ISO. Two digits of a year are of the last hundred years and the next twenty. */
function readDate(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  let [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : european
      ? [european[3], european[2], european[1]]
      : [];
  if (year.length === 2) {
    const century = Math.floor(new Date().getUTCFullYear() / 100) * 100;
    const next = century + Number(year);
    year = String(next > new Date().getUTCFullYear() + 20 ? next - 100 : next);
  }
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return isDate(date) ? date : undefined;
}

function readTime(text: string): string | undefined {
  const [, hour, minute = '00', second] = /^(\d{1,2})(?:[:hH](\d{2}))?(?::(\d{2})|[hH])?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${pad(hour)}:${minute}${second ? `:${second}` : ''}`;
}

/** A time that a change to summer time skips moves on by what was skipped. */
function toInstant(date: string, time: string, timezone: string): string | undefined {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const zoned = new TZDate(year, month - 1, day, hour, minute, second, timezone).getTime();
  const instant = Number.isNaN(zoned) ? Date.UTC(year, month - 1, day, hour, minute, second) : zoned;
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** A day, and a time of it where one is given: what a clock shows somewhere. */
export function readWall(text: string): { readonly date: string; readonly time: string } | undefined {
  if (text.length > longestWritten) return undefined;
  const [, day = '', clock] =
    /^(\S+)(?:[T ,]+(?:à |at )?(\S+))?$/.exec(spellMonth(text).replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')) ?? [];
  const date = readDate(day);
  const time = clock === undefined ? '00:00' : readTime(clock.replace(/\.\d+$/, ''));
  return date && time ? { date, time } : undefined;
}

function readInstant(text: string, { timezone = 'UTC' }: ValueContext): string {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return text;
  const wall = readWall(text);
  return (wall && toInstant(wall.date, wall.time, timezone)) || text;
}

function readNamed({ values: closed, known = [] }: PropertyDescriptor, text: string): string {
  const values = closed ?? known;
  if (values.some(({ value }) => value === text)) return text;
  const word = bare(text);
  const found = values.find(({ value, label }) =>
    [value, label.en, label.fr].some((name) => bare(name) === word),
  );
  return found?.value ?? text;
}

const written: readonly PropertyDescriptor['kind'][] = [
  'boolean',
  'integer',
  'number',
  'money',
  'date',
  'time',
  'dateTime',
];

function readOne(property: PropertyDescriptor, cell: Exclude<Cell, null>, context: ValueContext): unknown {
  const text = typeof cell === 'string' ? withoutGuard(cell) : String(cell);
  const trimmed = text.trim();
  if (trimmed.length > longestWritten && written.includes(property.kind)) return trimmed;
  switch (property.kind) {
    case 'boolean': {
      if (typeof cell === 'boolean') return cell;
      const word = bare(trimmed);
      if (truths.includes(word)) return true;
      return untruths.includes(word) ? false : trimmed;
    }
    case 'integer':
    case 'number': {
      const number = typeof cell === 'number' ? String(cell) : readNumber(trimmed.replace(/%$/, ''));
      return number === undefined ? trimmed : Number(number);
    }
    case 'money':
      return readMoney(trimmed, context);
    case 'date':
      return readDate(spellMonth(trimmed).replace(/T.*$/, '')) ?? trimmed;
    case 'time':
      return readTime(trimmed) ?? trimmed;
    case 'dateTime':
      return readInstant(trimmed, context);
    case 'enum':
      return readNamed(property, trimmed);
    case 'json':
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    case 'email':
      return trimmed;
    case 'string':
      return readNamed(property, text);
    default:
      return text;
  }
}

/** The items of a list: JSON, or one behind the other. */
export function splitList(text: string): readonly string[] {
  const name = withoutGuard(text.trim());
  if (name.startsWith('['))
    try {
      const list: unknown = JSON.parse(name);
      if (Array.isArray(list)) return list.map(String);
    } catch {
      // Then it is a text that begins with a bracket.
    }
  const sign = /[;\n|]/.test(name) ? /[;\n|]/ : /,/;
  return name
    .split(sign)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function isEmptyCell(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** @param cell not empty, of a property that is no relation */
export function readValue(
  property: PropertyDescriptor,
  cell: Exclude<Cell, null>,
  context: ValueContext,
): unknown {
  if (!property.many || property.kind === 'json') return readOne(property, cell, context);
  return splitList(String(cell)).map((item) => readOne(property, item, context));
}
