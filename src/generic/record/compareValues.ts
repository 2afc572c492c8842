/** Whether two values of a property mean the same, however they came: a relation as an id, an IRI or an object. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lastStep = (text: string) => text.slice(text.lastIndexOf('/') + 1);

/** What a value is once the names of things, the order of keys and the ways to be empty are left out. */
function bare(value: unknown, isRelation: boolean): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map((each) => bare(each, isRelation));
  if (!isObject(value)) return isRelation ? lastStep(String(value)) : value;
  if (isRelation && (value['@id'] !== undefined || value.id !== undefined))
    return lastStep(String(value.id ?? value['@id']));
  const names = Object.keys(value)
    .filter((name) => name !== '@type' && name !== 'id')
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, bare(value[name], isObject(value[name]) && '@id' in value[name])]),
  );
}

export function isSameValue(property: PropertyDescriptor, one: unknown, other: unknown): boolean {
  const isRelation = property.kind === 'relation' && !(property.embedded && property.many);
  const listOf = (value: unknown) => (property.many && (value ?? null) === null ? [] : value);
  return JSON.stringify(bare(listOf(one), isRelation)) === JSON.stringify(bare(listOf(other), isRelation));
}

export interface Comparison {
  readonly property: PropertyDescriptor;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Conflict {
  /** Changed by both, to different values: somebody has to choose. */
  readonly both: readonly Comparison[];
  readonly mine: readonly Comparison[];
  readonly theirs: readonly Comparison[];
}

/** What two people made of one record, field by field. */
export function compareVersions(
  properties: EntityDescriptor['properties'],
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): Conflict {
  const all = properties
    .filter((property) => !property.secret)
    .map((property) => ({
      property,
      base: base[property.name],
      mine: mine[property.name],
      theirs: theirs[property.name],
    }));
  const isMine = ({ property, ...it }: Comparison) => !isSameValue(property, it.base, it.mine);
  const isTheirs = ({ property, ...it }: Comparison) => !isSameValue(property, it.base, it.theirs);
  const differs = ({ property, ...it }: Comparison) => !isSameValue(property, it.mine, it.theirs);
  return {
    both: all.filter((each) => isMine(each) && isTheirs(each) && differs(each)),
    mine: all.filter((each) => isMine(each) && !isTheirs(each)),
    theirs: all.filter((each) => isTheirs(each) && !isMine(each)),
  };
}
