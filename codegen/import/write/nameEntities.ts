/** Which entity of the schema each class is: one that an earlier import made, or a new one under a free name. */
import type { EntitySource } from '../../read/readSchema.ts';
import { explainReservedEntity } from '../../resolve/reservedNames.ts';
import { Refusal } from '../document.ts';
import type { AddRemark, ClassFacts } from '../facts.ts';
import { toEntityName } from '../names.ts';

/** The types that are made of an entity: as it is answered, as it is accepted, as the server handles it. */
const typesOf = (name: string): string[] =>
  [name, `${name}Input`, `${name}Values`].map((one) => one.toLowerCase());

function explainPlace({ name, isValue }: ClassFacts, isEntity: boolean): string {
  const reserved = explainReservedEntity(name, isValue);
  if (reserved !== undefined) return reserved;
  return isEntity
    ? `"${name}" is an entity already`
    : `"${name}" is, or its "${name}Input" or "${name}Values" is, a type of another entity`;
}

/** With an API's name before it and `.jsonld` behind it, what a file system takes. */
const longestName = 100;

export interface NamedClass {
  readonly name: string;
  readonly existing: EntitySource | undefined;
}

export function nameEntities(
  classes: readonly ClassFacts[],
  existing: readonly EntitySource[],
  apiOf: (one: ClassFacts) => string,
  remark: AddRemark,
): Map<ClassFacts, NamedClass> {
  const byName = new Map(existing.map((entity) => [entity.name.toLowerCase(), entity]));
  const named = new Map<ClassFacts, NamedClass>();
  const taken = new Set<string>();
  const types = new Set(existing.flatMap(({ name }) => typesOf(name)));
  for (const one of classes) {
    if (one.name.length > longestName)
      throw new Refusal(
        one.place,
        `The class "${one.name.slice(0, 40)}…" has a name of ${one.name.length} characters.`,
        `Give it one of at most ${longestName}: files are called by it.`,
      );
    const api = apiOf(one);
    const prefixed = toEntityName(`${api.charAt(0).toUpperCase()}${api.slice(1)}`) + one.name;
    const own = [one.name, prefixed]
      .map((name) => byName.get(name.toLowerCase()))
      .find((entity) => entity?.values.api === api && !taken.has(entity.name.toLowerCase()));
    const isFree = (name: string) =>
      explainReservedEntity(name, one.isValue) === undefined &&
      typesOf(name).every((type) => !types.has(type));
    const name = own?.name ?? [one.name, prefixed].find(isFree);
    if (name === undefined) {
      const other = byName.get(prefixed.toLowerCase())?.file ?? byName.get(one.name.toLowerCase())?.file;
      throw new Refusal(
        one.place,
        `The class "${one.name}" can be called neither "${one.name}" nor "${prefixed}": both are taken${other ? `, by ${other} among others` : ''}.`,
        'Import it as another API, with `--api <name>`.',
      );
    }
    if (name !== one.name)
      remark(
        'note',
        name,
        `${explainPlace(one, byName.has(one.name.toLowerCase()))}: it takes the API's name in front`,
      );
    taken.add(name.toLowerCase());
    for (const type of typesOf(name)) types.add(type);
    named.set(one, { name, existing: own });
  }
  return named;
}
