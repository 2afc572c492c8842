/** One name in its other spellings: table, column, variable, words. */
import { createHash } from 'node:crypto';
import type { Label, PropertyDescriptor } from '../../schema/descriptor.ts';

/** `eventDate` and `EventDate` → `event_date`; `nbUse2` → `nb_use2`; `URLKey` → `url_key`. */
export function toSnake(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** `event_date` → `eventDate`. */
export function toCamel(snake: string): string {
  return snake.replace(/_+([a-z0-9])/g, (_, char: string) => char.toUpperCase());
}

/** `EventDate` → `eventDate`. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `eventDate` → `EventDate`. */
export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `eventDateList` → `Event date list`; the words of a name, for want of a label. */
export function spellOut(name: string): string {
  const words = toSnake(name)
    .replace(/[_\-/]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label given, in both languages; else the name spelled out. */
export function resolveLabel(given: unknown, name: string): Label {
  if (typeof given === 'string') return { en: given, fr: given };
  if (given !== undefined) {
    const { en, fr } = given as Label;
    return { en, fr };
  }
  const words = spellOut(name);
  return { en: words, fr: words };
}

/** What is stored and never unknown: required, kept by the engine, or set by the product from a start value on. */
export function isNeverNull(property: PropertyDescriptor): boolean {
  const starts = property.readOnly && property.default !== undefined && property.default !== null;
  return Boolean(property.required || property.role || starts || property.column === 'contract_id');
}

/** PostgreSQL cuts identifiers at 63 bytes in silence: longer ones keep their start and take a digest. */
export function fitIdentifier(name: string, longest = 63): string {
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** An entity's table: the functions of its triggers have its name behind `outbox_update_row_`. */
export const toTable = (entity: string): string => fitIdentifier(toSnake(entity), 45);

/** A property's column. */
export const toColumn = (property: string, isRelation: boolean): string =>
  fitIdentifier(`${toSnake(property)}${isRelation ? '_id' : ''}`);
