/** Values that belong to other records: where they are, and the policies to see them there. */
import { policiesOf, type Rightful } from '../../schema/mayCall.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import type { Catalog } from './resolveKind.ts';

/** One property along a path, and the entity whose property it is. */
interface Step {
  readonly entity: EntitySource;
  readonly property: NamedSource;
}

const isStored = ({ values }: NamedSource): boolean => !values.computed && !values.many && !values.secret;

/** Stored relations to one, then a stored value; undefined where the path leads to none. */
export function findSteps(entity: EntitySource, catalog: Catalog, path: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  let owner: EntitySource | undefined = entity;
  for (const name of path.split('.')) {
    const property: NamedSource | undefined = owner?.properties.find((one) => one.name === name);
    if (!owner || !property || !isStored(property)) return undefined;
    steps.push({ entity: owner, property });
    owner = catalog.get(String(property.values.range));
  }
  return steps.length > 1 && !owner ? steps : undefined;
}

/** `Seat.seatConfig`: the stored relation to one by which records of another entity point to `entity`. */
export function findPointer(entity: EntitySource, catalog: Catalog, countOf: string): Step | undefined {
  const [name = '', relation, ...more] = countOf.split('.');
  const counted = catalog.get(name);
  const property = counted?.properties.find((one) => one.name === relation);
  if (!counted || !property || more.length > 0 || !isStored(property)) return undefined;
  return property.values.range === entity.name ? { entity: counted, property } : undefined;
}

const readPolicies = ({ values }: EntitySource): readonly string[] =>
  policiesOf({ rights: values.rights } as Rightful, 'read');

/** As `seeEntity` of `schema/mayCall.ts`: whoever may not read an entity still sees what names its records. */
function needsOf({ entity, property }: Step, isOwn: boolean): readonly (readonly string[])[] {
  const { needs } = property.values;
  const isName = isOwn || property.name === entity.values.title;
  return [...(needs === undefined ? [] : [[String(needs)]]), ...(isName ? [] : [readPolicies(entity)])];
}

/** Lists of policies, one of each of which is needed to see the property; undefined where none is. */
export function findSeenWith(
  { values: { from, countOf } }: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
): readonly (readonly string[])[] | undefined {
  const steps = from === undefined ? [] : (findSteps(entity, catalog, String(from)) ?? []);
  const pointer = countOf === undefined ? undefined : findPointer(entity, catalog, String(countOf));
  const needed = [
    ...steps.flatMap((step, index) => needsOf(step, index === 0)),
    ...(pointer ? [readPolicies(pointer.entity)] : []),
  ].filter((policies) => policies.length > 0);
  return needed.length > 0 ? needed : undefined;
}
