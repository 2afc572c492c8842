/** What a record is called where nothing beside it shows what it is: a bare number is no name. Pure. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { Entities } from '../data/paths.ts';
import { recordTitle } from './recordTitle.ts';

/** @example recordHeading({ number: '1042' }, order, { entities, locale: 'fr' }) // 'Commande 1042' */
export function recordHeading(
  record: unknown,
  entity: EntityDescriptor,
  title: { readonly entities: Entities; readonly locale: string },
): string {
  const name = recordTitle(record, entity, title);
  if (!/^#?\d+$/.test(name)) return name;
  return `${title.locale === 'fr' ? entity.label.fr : entity.label.en} ${name}`;
}
