/** The body of an action, made from its entity, in which everything that could name a record names the victim's. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import { entityOf, sampleValue } from '../../http/engine/samples.ts';

export interface Naming {
  /** The address of the victim's record of an entity. */
  iriOf(entity: EntityDescriptor): string;
  readonly id: number;
  readonly mark: string;
}

const shapeOf = (name: string): EntityDescriptor | undefined =>
  Object.values<EntityDescriptor>(descriptors).find((entity) => entity.name === name);

/** @returns the body, and whether anything in it names a record of the victim's */
export function fillBody(owner: EntityDescriptor, expects: string | undefined, naming: Naming) {
  let isNamed = false;
  const note = <Value>(value: Value): Value => {
    isNamed = true;
    return value;
  };
  const fillOne = (property: PropertyDescriptor): unknown => {
    const { kind, target, shape } = property;
    if (kind === 'relation') return note(naming.iriOf(entityOf(target ?? '')));
    if (shape) return fill(shapeOf(shape));
    if (kind === 'json') return note({ '@id': naming.iriOf(owner), id: naming.id });
    return kind === 'string' || kind === 'text' ? note(naming.mark) : sampleValue(property, 3);
  };
  const fill = (shape: EntityDescriptor | undefined): unknown => {
    if (!shape) return note({ '@id': naming.iriOf(owner), id: naming.id });
    const taken = shape.properties.filter((property) => property.name !== 'contract' && !property.inverse);
    return Object.fromEntries(
      taken.map((property) => {
        const items = () =>
          Array.from({ length: Math.max(1, property.minItems ?? 1) }, () => fillOne(property));
        return [property.name, property.many ? items() : fillOne(property)];
      }),
    );
  };
  return { body: fill(shapeOf(expects ?? '')), isNamed };
}
