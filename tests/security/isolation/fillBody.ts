/** The body of an action, made from its schema, in which everything that could name a record names the victim's. */
import type { EntityDescriptor } from '../../../schema/descriptor.ts';
import { entities } from '../../http/engine/samples.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly { readonly required?: readonly string[] }[];
}

export interface Naming {
  /** The address of the victim's record of an entity. */
  iriOf(entity: EntityDescriptor): string;
  readonly id: number;
  readonly mark: string;
}

/** `availableSeatList` and `ticket` name records of an entity; `idList` and `id` those of the action's own. */
function findNamed(name: string, owner: EntityDescriptor): EntityDescriptor | undefined {
  const bare = name.replace(/(List|Ids?|s)$/, '').toLowerCase();
  if (bare === '' || bare === 'id' || name.startsWith('@')) return owner;
  const target = owner.properties.find((property) => property.name === name)?.target;
  return entities.find((entity) => entity.name === target || entity.name.toLowerCase() === bare);
}

const samples: Readonly<Record<string, unknown>> = {
  'date-time': '2026-11-21T19:30:00Z',
  date: '2026-11-21',
  email: 'nobody@example.test',
};

/** @returns the body, and whether anything in it names a record of the victim's */
export function fillBody(owner: EntityDescriptor, schema: Schema, naming: Naming) {
  let isNamed = false;
  const note = <Value>(value: Value): Value => {
    isNamed = true;
    return value;
  };
  const fill = (one: Schema, name: string): unknown => {
    if (one.enum) return one.enum[0];
    const types = [one.type ?? []].flat();
    if (types.includes('object')) return fillObject(one, name);
    if (types.includes('array') || one.items)
      return Array.from({ length: Math.max(1, one.minItems ?? 1) }, () => fill(one.items ?? {}, name));
    if (types.includes('boolean')) return true;
    if (types.includes('string') || types.length === 0) {
      const sample = samples[one.format ?? ''];
      const named = findNamed(name, owner);
      return sample ?? note(named ? naming.iriOf(named) : naming.mark);
    }
    return /id$/i.test(name) ? note(naming.id) : (one.minimum ?? 1);
  };
  const fillObject = (one: Schema, name: string): unknown => {
    const properties = Object.entries(one.properties ?? {});
    // Of two names for one list, the first.
    const spare = one.anyOf?.slice(1).flatMap(({ required = [] }) => required) ?? [];
    const members = properties.filter(([key]) => !spare.includes(key) && key !== 'contract');
    if (members.length > 0) return Object.fromEntries(members.map(([key, inner]) => [key, fill(inner, key)]));
    const named = findNamed(name, owner) ?? owner;
    return note({ '@id': naming.iriOf(named), id: naming.id });
  };
  return { body: fillObject(schema, ''), isNamed };
}
