/** The columns of a file, from records as ours are answered: for people in words, for machines as they are. Pure. */
import { currencyDigits } from '../../schema/currencyDigits.ts';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { instantToLocal } from '../../schema/localTime.ts';
import type { ExportColumn } from '../export/planColumns.ts';
import type { ExportOptions } from '../export/readOptions.ts';
import { styles, xmlText } from '../export/sheetCells.ts';
import { isJson, type Json, readPath } from './wire.ts';

export interface Cell {
  readonly value: string | number;
  /** Of a worksheet; absent: as texts and plain numbers are. */
  readonly style?: number;
}

const empty: Cell = { value: '' };
const words = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const;

const toDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1');

const toMinute = (instant: string, timezone: string): string => {
  const local = instantToLocal(instant, timezone);
  return local === '' ? instant : `${toDay(local)} ${local.slice(11)}`;
};

function labelOf({ values, known = [] }: PropertyDescriptor, value: string, language: 'en' | 'fr'): string {
  return (values ?? known).find((one) => one.value === value)?.label[language] ?? value;
}

function writeAmount(minor: number, currency: unknown): Cell {
  const digits = currencyDigits(typeof currency === 'string' ? currency : '');
  const style = digits === 0 ? styles.wholeMoney : digits === 3 ? styles.milliMoney : styles.money;
  return { value: minor / 10 ** digits, style };
}

/** @param owner the record that has the property, whose currency and timezone may be beside it */
function writeForPeople(
  property: PropertyDescriptor,
  value: unknown,
  { owner, language }: { readonly owner: Json; readonly language: 'en' | 'fr' },
): Cell {
  if (typeof value === 'boolean') return { value: words[language][value ? 0 : 1] };
  if (typeof value === 'number')
    return property.kind === 'money' && property.currencyFrom
      ? writeAmount(value, readPath(owner, property.currencyFrom))
      : { value };
  if (typeof value !== 'string') return { value: JSON.stringify(value) };
  if (property.kind === 'date') return { value: toDay(value) };
  if (property.kind === 'dateTime') {
    const timezone = property.timezoneFrom ? readPath(owner, property.timezoneFrom) : undefined;
    return { value: toMinute(value, typeof timezone === 'string' ? timezone : 'UTC') };
  }
  return { value: labelOf(property, value, language) };
}

const writeForMachines = (value: unknown): Cell => ({
  value:
    typeof value === 'number' || typeof value === 'string'
      ? value
      : typeof value === 'boolean'
        ? String(value)
        : JSON.stringify(value),
});

function writeValue(
  property: PropertyDescriptor,
  value: unknown,
  context: { readonly owner: Json; readonly options: ExportOptions },
): Cell {
  const { owner, options } = context;
  if (value === null || value === undefined) return empty;
  if (options.header === 'names') return writeForMachines(value);
  if (!Array.isArray(value)) return writeForPeople(property, value, { owner, language: options.language });
  return joinCells(value.map((one) => writeValue(property, one, context)));
}

const joinCells = (cells: readonly Cell[]): Cell => ({
  value: cells
    .map(({ value }) => value)
    .filter((value) => value !== '')
    .join(', '),
});

/** What is behind a relation to many is one text. */
export function writeCell(record: Json, column: ExportColumn, options: ExportOptions): Cell {
  const walk = (owner: Json, [property, ...rest]: readonly PropertyDescriptor[]): Cell => {
    if (!property) return { value: String(owner['@id'] ?? '') };
    const value = owner[property.name];
    if (property.kind !== 'relation') return writeValue(property, value, { owner, options });
    // The record itself, by its number or its address.
    if (!property.target) return writeForMachines(owner[column.isIri ? '@id' : 'id'] ?? '');
    const targets = [value].flat().filter(isJson);
    return property.many ? joinCells(targets.map((one) => walk(one, rest))) : walk(targets[0] ?? {}, rest);
  };
  return walk(record, column.properties);
}

export function renderRow(cells: readonly Cell[]): string {
  const written = cells.map(({ value, style = styles.plain }) =>
    typeof value === 'number'
      ? `<c s="${style}"><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`,
  );
  return `<row>${written.join('')}</row>`;
}
