/** Which entity of the schema each class is: one that an earlier import made, or a new one under a free name. */
import type { EntitySource } from '../../read/readSchema.ts';
import { Refusal } from '../document.ts';
import type { ClassFacts, Tell } from '../facts.ts';
import { toEntityName } from '../names.ts';

/** Types of the language itself, which generated files use. */
const RESERVED = new Set(
  ['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Function', 'Label', 'Map', 'Number', 'Object', 'Promise']
    .concat(['Readonly', 'Record', 'Set', 'String', 'Symbol', 'Partial', 'Pick', 'Omit'])
    .map((name) => name.toLowerCase()),
);

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
      !byName.has(name.toLowerCase()) && !taken.has(name.toLowerCase()) && !RESERVED.has(name.toLowerCase());
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
        `"${one.name}" is ${RESERVED.has(one.name.toLowerCase()) ? 'a word of the language' : 'an entity already'}: it takes the API's name in front`,
      );
    taken.add(name.toLowerCase());
    named.set(one, { name, existing: own });
  }
  return named;
}
