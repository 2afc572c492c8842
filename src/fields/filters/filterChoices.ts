/** What a list of an entity can be filtered by: its own properties, and those one relation away. Pure. */
import type { EntityDescriptor, Label, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { findFilter, isRemote } from '../../../schema/remote.ts';
import { isOwner } from '../../data/choose.ts';
import type { Entities } from '../../data/paths.ts';
import { type BarOperator, barOperators } from './operators.ts';

export interface FilterChoice {
  /** Dotted path, as the server takes it. */
  readonly path: string;
  readonly property: PropertyDescriptor;
  readonly label: Label;
  /** The comparisons that there are, where not every one of its kind is. */
  readonly operators?: readonly BarOperator[];
  /** Takes one value at a time. */
  readonly isSingle?: true;
}

const idProperty: PropertyDescriptor = {
  name: 'id',
  kind: 'integer',
  label: { en: 'Id', fr: 'Identifiant' },
  column: 'id',
};

/** What a server can compare: everything it stores or computes, and everything that points here; never a secret. */
const isAble = (property: PropertyDescriptor, entities: Entities): boolean =>
  !property.secret && !isOwner(property, entities);

const toChoice = (property: PropertyDescriptor): FilterChoice => ({
  path: property.name,
  property,
  label: property.label,
});

/** Of a comparison in the bar: its text behind the property's name. */
const parameters: Readonly<Record<BarOperator, readonly string[]>> = {
  contains: ['contains'],
  startsWith: ['startsWith'],
  is: [''],
  between: ['gte', 'after'],
  empty: ['exists'],
  filled: ['exists'],
};

/** What another server declares, and no more. Where one parameter is all there is, it decides itself how it compares. */
function declaredChoice(entity: EntityDescriptor, choice: FilterChoice): readonly FilterChoice[] {
  const isDeclared = (operator: BarOperator) =>
    parameters[operator].some((each) => findFilter(entity, choice.path, each) !== undefined);
  const [first, ...others] = barOperators(choice.property).filter(isDeclared);
  if (first === undefined) return [];
  const own = others.filter(
    (each) =>
      findFilter(entity, choice.path, parameters[each][0]) !==
      findFilter(entity, choice.path, parameters[first][0]),
  );
  const isSingle = entity.remote?.filters?.[`${choice.path}[]`] === undefined;
  return [{ ...choice, operators: [first, ...own], ...(isSingle && { isSingle }) }];
}

/** Marked ones first, in the file's order; then every other one, the id last. */
export function filterChoices(entity: EntityDescriptor, entities: Entities): readonly FilterChoice[] {
  const able = entity.properties.filter((property) => isAble(property, entities));
  if (isRemote(entity)) return able.map(toChoice).flatMap((choice) => declaredChoice(entity, choice));
  return [
    ...able.filter((property) => property.filter),
    ...able.filter((property) => !property.filter),
    idProperty,
  ].map(toChoice);
}

/** What is behind the relations: `customer.email`. */
export function relatedChoices(entity: EntityDescriptor, entities: Entities): readonly FilterChoice[] {
  if (isRemote(entity)) return [];
  return entity.properties
    .filter((property) => property.target && !property.inverse && isAble(property, entities))
    .flatMap((property) =>
      (entities.get(property.target ?? '')?.properties ?? [])
        .filter((below) => isAble(below, entities) && !below.inverse && !below.many)
        .map((below) => ({
          path: `${property.name}.${below.name}`,
          property: below,
          label: {
            en: `${property.label.en} › ${below.label.en}`,
            fr: `${property.label.fr} › ${below.label.fr}`,
          },
        })),
    );
}

export function findChoice(
  path: string,
  entity: EntityDescriptor,
  entities: Entities,
): FilterChoice | undefined {
  const all = path.includes('.') ? relatedChoices(entity, entities) : filterChoices(entity, entities);
  return all.find((choice) => choice.path === path);
}
