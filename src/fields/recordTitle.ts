/** A record → the text that names it to people. Pure. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { companionOf, type Entities, findProperty, getPath } from '../data/paths.ts';
import { formatInstant } from './formatInstant.ts';
import { nameOfValue } from './nameOfValue.ts';

/** Falls back to the short id: a record always has a name to click on. */
export function recordTitle(
  record: unknown,
  entity: EntityDescriptor | undefined,
  { entities, locale }: { readonly entities: Entities; readonly locale: string },
): string {
  if (record === null || record === undefined || record === '') return '';
  if (typeof record !== 'object') return `#${record}`;
  const values = record as Record<string, unknown>;
  const fallback = values.id === undefined ? '' : `#${values.id}`;
  const title = entity && findProperty(entity, entity.title);
  const value = title ? values[title.name] : undefined;
  if (!title || value === undefined || value === null || value === '') return fallback;
  if (title.target) return recordTitle(value, entities.get(title.target), { entities, locale }) || fallback;
  if (title.kind === 'dateTime') {
    const zone = String(getPath(record, title.timezoneFrom) ?? 'UTC');
    const companion = companionOf(entity, entities);
    const beside = companion && values[companion.name];
    const name =
      companion && typeof beside === 'object'
        ? recordTitle(beside, entities.get(companion.target ?? ''), { entities, locale })
        : '';
    return [name, formatInstant(String(value), zone, locale)].filter(Boolean).join(' · ');
  }
  if (title.kind === 'date') return formatInstant(`${value}T00:00:00Z`, 'UTC', locale, 'date');
  return nameOfValue(title, String(value), (label) => (locale === 'fr' ? label.fr : label.en));
}
