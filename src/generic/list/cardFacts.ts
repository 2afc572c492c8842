/** What a card shows of a record under its title. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { companionOf, type Entities } from '../../data/paths.ts';

const most = 4;

/** The first columns that the title does not show already; an amount is worth more than the last of them. */
export function cardFacts(
  entity: EntityDescriptor,
  columns: readonly PropertyDescriptor[],
  entities: Entities,
): readonly PropertyDescriptor[] {
  const shown = new Set([entity.title, companionOf(entity, entities)?.name]);
  const facts = columns.filter((column) => !shown.has(column.name));
  const first = facts.slice(0, most);
  const amount = facts.slice(most).find(({ kind }) => kind === 'money');
  if (!amount || first.some(({ kind }) => kind === 'money')) return first;
  return [...first.slice(0, -1), amount];
}
