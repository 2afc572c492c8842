/** Which entity of the schema each class is: one that an earlier import made, or a new one under a free name. */
import type { EntitySource } from '../../read/readSchema.ts';
import { Refusal } from '../document.ts';
import type { ClassFacts, Tell } from '../facts.ts';
import { toEntityName } from '../names.ts';

/** Types of the language itself, which generated files use, and those that they make of all entities together. */
const RESERVED = new Set(
  ['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Function', 'Label', 'Map', 'Number', 'Object', 'Promise']
    .concat(['Readonly', 'Record', 'Set', 'String', 'Symbol', 'Partial', 'Pick', 'Omit'])
    .concat(['EntityDescriptor', 'EntityInputs', 'EntityName', 'EntitySummary', 'EntityTypes'])
    .map((name) => name.toLowerCase()),
);

/** The types that are made of an entity: as it is answered, and as it is accepted where it is kept. */
const typesOf = (name: string, isValue: boolean): string[] =>
  (isValue ? [name] : [name, `${name}Input`]).map((one) => one.toLowerCase());

function sayWhy(name: string, isEntity: boolean): string {
  if (RESERVED.has(name.toLowerCase())) return `"${name}" is a word of the language`;
  return isEntity
    ? `"${name}" is an entity already`
    : `"${name}" is, or its "${name}Input" is, a type of another entity`;
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
  tell: Tell,
): Map<ClassFacts, NamedClass> {
  const byName = new Map(existing.map((entity) => [entity.name.toLowerCase(), entity]));
  const named = new Map<ClassFacts, NamedClass>();
  const taken = new Set<string>();
  const types = new Set(existing.flatMap(({ name, values }) => typesOf(name, values.scope === 'value')));
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
      !RESERVED.has(name.toLowerCase()) && typesOf(name, one.isValue).every((type) => !types.has(type));
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
      tell(
        'note',
        name,
        `${sayWhy(one.name, byName.has(one.name.toLowerCase()))}: it takes the API's name in front`,
      );
    taken.add(name.toLowerCase());
    for (const type of typesOf(name, one.isValue)) types.add(type);
    named.set(one, { name, existing: own });
  }
  return named;
}
