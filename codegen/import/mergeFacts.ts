/**
 * What a Hydra and an OpenAPI document contain about one API, as one. Hydra wins where it is about meaning: what points
 * where, what can be done. OpenAPI wins where it is about values: lists, choices, formats, bounds, what may be missing.
 * Whatever they disagree on is reported.
 */
import type { ActionFacts, AddRemark, ApiFacts, ClassFacts, PropertyFacts } from './facts.ts';
import { mergePair } from './mergePair.ts';
import type { Pair } from './mergeRange.ts';
import { isSameName } from './names.ts';

function mergeProperties(
  hydra: ClassFacts,
  openApi: ClassFacts,
  nameOf: Pair['nameOf'],
  remark: AddRemark,
): PropertyFacts[] {
  const others = new Map(openApi.properties.map((property) => [property.name, property]));
  const merged = hydra.properties.map((property) => {
    const other = others.get(property.name);
    others.delete(property.name);
    const about = `${hydra.name}.${property.name}`;
    if (other) return mergePair({ hydra: property, openApi: other, about, nameOf }, remark);
    if (openApi.properties.length > 0)
      remark('conflict', about, 'Hydra has it, OpenAPI does not; it is kept');
    return property;
  });
  const rest = [...others.values()].filter(({ name }) => name !== 'id');
  for (const { name } of rest)
    remark('conflict', `${hydra.name}.${name}`, 'OpenAPI has it, Hydra does not; it is taken');
  return [...merged, ...rest];
}

/** Parameters of both; the records come as Hydra has them. */
function mergeAsked(hydra: ClassFacts, openApi: ClassFacts): Pick<ClassFacts, 'asked'> {
  const [one, other] = [hydra.asked, openApi.asked];
  if (!other) return one ? { asked: one } : {};
  const names = new Set(other.parameters.map(({ name }) => name));
  const more = one?.parameters.filter(({ name }) => !names.has(name)) ?? [];
  return { asked: { ...other, ...one, style: 'hydra', parameters: [...other.parameters, ...more] } };
}

function mergeClass(
  hydra: ClassFacts,
  openApi: ClassFacts,
  nameOf: Pair['nameOf'],
  remark: AddRemark,
): ClassFacts {
  const path = openApi.path ?? hydra.path;
  const missing = openApi.operations.filter((operation) => !hydra.operations.includes(operation));
  if (missing.length > 0 && !openApi.isValue && hydra.operations.length > 0)
    remark(
      'note',
      hydra.name,
      `OpenAPI has ${missing.join(', ')}, Hydra does not; taken: there is a path for it`,
    );
  const extra = hydra.operations.filter((operation) => !openApi.operations.includes(operation));
  if (extra.length > 0 && openApi.path !== undefined)
    remark(
      'conflict',
      hydra.name,
      `Hydra has ${extra.join(', ')}, OpenAPI has no path for it; kept: Hydra says what can be done`,
    );
  return {
    ...hydra,
    properties: mergeProperties(hydra, openApi, nameOf, remark),
    operations: [...new Set([...hydra.operations, ...(openApi.isValue ? [] : openApi.operations)])],
    ...(path !== undefined && { path }),
    actions: [...hydra.actions, ...openApi.actions],
    ...mergeAsked(hydra, openApi),
    isValue: hydra.isValue && openApi.isValue,
  };
}

const isSamePath = (one: ClassFacts, other: ClassFacts): boolean =>
  other.path !== undefined && other.path === one.path;
const isSameClass = (one: ClassFacts, other: ClassFacts): boolean => isSameName(other.name, one.name);

/** What makes two classes one, the surest first: two APIs may have classes of one name, and classes at one path. */
const likeness = [
  (one: ClassFacts, other: ClassFacts) => isSamePath(one, other) && isSameClass(one, other),
  isSamePath,
  isSameClass,
];

/** Each class of Hydra's with the one of the other document that is most like it. */
function pairClasses(hydra: ApiFacts, openApi: ApiFacts): Map<ClassFacts, ClassFacts> {
  const partners = new Map<ClassFacts, ClassFacts>();
  const free = new Set(openApi.classes);
  for (const isLike of likeness)
    for (const one of hydra.classes) {
      const found = partners.has(one) ? undefined : [...free].find((other) => isLike(one, other));
      if (!found) continue;
      partners.set(one, found);
      free.delete(found);
    }
  return partners;
}

/** What the class points to, under the keys of the other document. */
function renameTargets(one: ClassFacts, rename: (key: string) => string): ClassFacts {
  return {
    ...one,
    properties: one.properties.map((property) =>
      property.target === undefined ? property : { ...property, target: rename(property.target) },
    ),
    actions: one.actions.map((action): ActionFacts => {
      const { expects, returns } = action;
      return {
        ...action,
        ...(typeof expects === 'object' && { expects: { target: rename(expects.target) } }),
        ...(typeof returns === 'object' && { returns: { ...returns, target: rename(returns.target) } }),
      };
    }),
  };
}

export function mergeFacts(hydra: ApiFacts, openApi: ApiFacts, remark: AddRemark): ApiFacts {
  const partners = pairClasses(hydra, openApi);
  // From here on both documents name a class by Hydra's key.
  const keys = new Map([...partners].map(([one, other]) => [other.key, one.key]));
  const renamed = (one: ClassFacts) => renameTargets(one, (key) => keys.get(key) ?? key);
  const names = new Map([...openApi.classes, ...hydra.classes].map(({ key, name }) => [key, name]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const merged = hydra.classes.map((one) => {
    const other = partners.get(one);
    if (other) return mergeClass(one, renamed(other), nameOf, remark);
    remark('note', one.name, 'OpenAPI does not have it');
    return one;
  });
  const taken = new Set(partners.values());
  const rest = openApi.classes.filter((one) => !taken.has(one)).map(renamed);
  for (const one of rest)
    if (!one.isValue) remark('conflict', one.name, 'OpenAPI has it, Hydra does not; it is taken');
  const base = openApi.base ?? hydra.base;
  return { ...hydra, ...(base !== undefined && { base }), classes: [...merged, ...rest] };
}
