/** Which properties of an entity are on which screen. Pure; the descriptor decides, no screen does. */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Entities } from './paths.ts';
import { findProperty } from './paths.ts';

const long = new Set(['json', 'text', 'html', 'image']);
const defaultCount = 5;

/** The organiser everything belongs to is the same on every row: it is left out of the generated screens. */
export const isOwner = (property: PropertyDescriptor, entities: Entities): boolean =>
  property.target !== undefined && !property.many && entities.get(property.target)?.scope === 'self';

export const isInverseList = (property: PropertyDescriptor): boolean =>
  property.inverse !== undefined && !property.embedded;

/** Everything a list can have as a column. */
export function columnChoices(entity: EntityDescriptor, entities: Entities): readonly PropertyDescriptor[] {
  return entity.properties.filter(
    (property) =>
      !property.secret &&
      !isOwner(property, entities) &&
      !isInverseList(property) &&
      !(property.embedded && property.many),
  );
}

/** What the metadata marks for the list, or else the title and the first short properties. */
export function defaultColumns(entity: EntityDescriptor, entities: Entities): readonly PropertyDescriptor[] {
  const choices = columnChoices(entity, entities);
  const marked = choices.filter((property) => property.list);
  if (marked.length > 0) return marked;
  const title = findProperty(entity, entity.title);
  const short = choices.filter(
    (property) => property !== title && !long.has(property.kind) && !property.many,
  );
  return [...(title ? [title] : []), ...short].slice(0, defaultCount);
}

/** What a create or an update may send. */
export function writableProperties(
  entity: EntityDescriptor,
  slot: 'create' | 'edit',
  entities: Entities,
): readonly PropertyDescriptor[] {
  return entity.properties.filter(
    (property) =>
      !property.readOnly &&
      !property.computed &&
      !property.role &&
      !isInverseList(property) &&
      !isOwner(property, entities) &&
      !(property.immutable && slot === 'edit'),
  );
}

/** What the show screen has in its sections; lists of what points here come after, on their own tabs. */
export function shownProperties(entity: EntityDescriptor, entities: Entities): readonly PropertyDescriptor[] {
  return entity.properties.filter(
    (property) => !property.secret && !isInverseList(property) && !isOwner(property, entities),
  );
}

export interface Section {
  readonly label: PropertyDescriptor['section'];
  readonly properties: readonly PropertyDescriptor[];
}

/** In order of first appearance, the one without a name first, the rest last. */
export function toSections(properties: readonly PropertyDescriptor[]): readonly Section[] {
  const sections = new Map<
    string,
    { label: PropertyDescriptor['section']; properties: PropertyDescriptor[] }
  >([['', { label: undefined, properties: [] }]]);
  for (const property of properties) {
    const key = property.section?.en ?? '';
    const section = sections.get(key) ?? { label: property.section, properties: [] };
    section.properties.push(property);
    sections.set(key, section);
  }
  const filled = [...sections.values()].filter((section) => section.properties.length > 0);
  // What the metadata calls "More" is what is left when everything else has its section.
  const isRest = ({ label }: Section) => label?.en === 'More';
  return [...filled.filter((section) => !isRest(section)), ...filled.filter(isRest)];
}
