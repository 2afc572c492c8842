/**
 * What a Hydra and an OpenAPI document say about one API, as one. Hydra wins where it is about meaning: what points
 * where, what can be done. OpenAPI wins where it is about values: lists, choices, formats, bounds, what may be missing.
 * Whatever both say differently is told.
 */
import type { PropertyKind } from '../../schema/descriptor.ts';
import type { ActionFacts, ApiFacts, ClassFacts, PropertyFacts, Tell } from './facts.ts';
import { isSameName } from './names.ts';

/** Kinds that say the same more exactly than the one they stand under. */
const finer: Readonly<Partial<Record<PropertyKind, readonly PropertyKind[]>>> = {
  string: [
    'text',
    'html',
    'email',
    'phone',
    'url',
    'color',
    'image',
    'enum',
    'time',
    'date',
    'dateTime',
    'json',
  ],
  text: ['html', 'enum', 'json'],
  integer: ['money', 'enum'],
  number: ['money'],
  url: ['image'],
};

const isFiner = (from: PropertyKind, to: PropertyKind): boolean => finer[from]?.includes(to) === true;

type Range = Pick<PropertyFacts, 'kind' | 'target' | 'many' | 'embedded' | 'values'>;

const describe = ({ kind, target, many }: Range, nameOf: (key: string) => string): string =>
  `${many ? 'many ' : ''}${kind === 'relation' && target !== undefined ? nameOf(target) : (kind ?? 'nothing')}`;

interface Pair {
  readonly hydra: PropertyFacts;
  readonly openApi: PropertyFacts;
  readonly about: string;
  readonly nameOf: (key: string) => string;
}

function mergeMany({ hydra, openApi, about }: Pair, tell: Tell): { many?: boolean } {
  const [h, o] = [hydra.many === true, openApi.many === true];
  if (h && !o && openApi.kind !== 'json') {
    tell(
      'conflict',
      about,
      'Hydra says many, OpenAPI says one; one is taken: OpenAPI describes the value itself',
    );
    return {};
  }
  if (hydra.many === false && o)
    tell(
      'conflict',
      about,
      'Hydra says one, OpenAPI says many; many is taken: OpenAPI describes the value itself',
    );
  return h || o ? { many: true } : {};
}

function mergeRange(pair: Pair, tell: Tell): Range {
  const { hydra, openApi, about, nameOf } = pair;
  const own: Range = {
    ...(openApi.kind !== undefined && { kind: openApi.kind }),
    ...(openApi.target !== undefined && { target: openApi.target }),
    ...(openApi.embedded && { embedded: true }),
    ...(openApi.values && { values: openApi.values }),
    ...(openApi.many && { many: true }),
  };
  if (hydra.kind === undefined) return own;
  if (hydra.kind === 'relation' && hydra.target !== undefined) {
    // On the wire a relation is the text of an IRI, or the object itself.
    if (openApi.kind === 'relation' && openApi.target !== hydra.target && openApi.target !== undefined)
      tell(
        'conflict',
        about,
        `Hydra says ${nameOf(hydra.target)}, OpenAPI says ${nameOf(openApi.target)}; ${nameOf(hydra.target)} is taken: Hydra tells classes apart`,
      );
    else if (openApi.kind !== undefined && !['relation', 'string', 'url', 'json'].includes(openApi.kind))
      tell(
        'conflict',
        about,
        `Hydra says ${nameOf(hydra.target)}, OpenAPI says ${openApi.kind}; ${nameOf(hydra.target)} is taken: Hydra tells what points where`,
      );
    const embedded =
      openApi.kind === 'relation' ? openApi.embedded : openApi.kind === 'json' ? hydra.embedded : undefined;
    return {
      kind: 'relation',
      target: hydra.target,
      ...mergeMany(pair, tell),
      ...(embedded && { embedded: true }),
    };
  }
  if (openApi.kind === undefined) return { kind: hydra.kind, ...(hydra.many && { many: true }) };
  if (openApi.kind === 'relation') return own;
  if (openApi.kind === hydra.kind || isFiner(hydra.kind, openApi.kind) || hydra.kind === 'json') return own;
  if (isFiner(openApi.kind, hydra.kind) && openApi.isExact) return own;
  if (isFiner(openApi.kind, hydra.kind)) return { ...own, kind: hydra.kind };
  tell(
    'conflict',
    about,
    `Hydra says ${describe(hydra, nameOf)}, OpenAPI says ${describe(openApi, nameOf)}; ${describe(openApi, nameOf)} is taken: OpenAPI describes the value itself`,
  );
  return own;
}

/** A body that takes a property and need not have it lets the server fill it in: no contradiction to "required". */
function mergeRequired({ hydra, openApi, about }: Pair, tell: Tell): boolean | undefined {
  const [h, o] = [hydra.required, openApi.required];
  if (h === undefined || o === undefined || h === o) return h ?? o;
  if (openApi.readOnly === true) return h;
  if (h && openApi.nullable !== true) return true;
  tell(
    'conflict',
    about,
    h
      ? 'Hydra says required, OpenAPI says it may be missing or null; optional is taken: OpenAPI describes what a body may leave out'
      : 'Hydra says optional, OpenAPI says required; required is taken: OpenAPI describes what a body must have',
  );
  return o;
}

/** The stricter wins: a field in a form that the server refuses helps nobody. */
function mergeReadOnly({ hydra, openApi, about }: Pair, tell: Tell): boolean | undefined {
  const [h, o] = [hydra.readOnly, openApi.readOnly];
  if (h === undefined || o === undefined || h === o) return h ?? o;
  if (hydra.kind !== 'relation' || !hydra.many)
    tell(
      'conflict',
      about,
      `Hydra says ${h ? 'read only' : 'writable'}, OpenAPI says ${o ? 'read only' : 'writable'}; read only is taken: it is the stricter`,
    );
  return true;
}

function mergeProperty(pair: Pair, tell: Tell): PropertyFacts {
  const { hydra, openApi } = pair;
  const required = mergeRequired(pair, tell);
  const readOnly = mergeReadOnly(pair, tell);
  const range = mergeRange(pair, tell);
  const {
    kind: _k,
    target: _t,
    many: _m,
    embedded: _e,
    values: _v,
    required: _r,
    readOnly: _o,
    ...bounds
  } = openApi;
  const isScalar = range.kind !== 'relation';
  const label = hydra.label ?? openApi.label;
  const comment = hydra.comment ?? openApi.comment;
  const writeOnly = hydra.writeOnly ?? openApi.writeOnly;
  return {
    ...(isScalar
      ? bounds
      : {
          isShaped: true,
          nullable: openApi.nullable === true,
          ...(openApi.immutable && { immutable: true }),
        }),
    name: hydra.name,
    place: hydra.place,
    ...range,
    ...(isScalar && openApi.min === undefined && hydra.min !== undefined && { min: hydra.min }),
    ...(required !== undefined && { required }),
    ...(readOnly !== undefined && { readOnly }),
    ...(writeOnly && { writeOnly }),
    ...(label !== undefined && { label }),
    ...(comment !== undefined && { comment }),
  };
}

function mergeProperties(
  hydra: ClassFacts,
  openApi: ClassFacts,
  nameOf: Pair['nameOf'],
  tell: Tell,
): PropertyFacts[] {
  const others = new Map(openApi.properties.map((property) => [property.name, property]));
  const merged = hydra.properties.map((property) => {
    const other = others.get(property.name);
    others.delete(property.name);
    const about = `${hydra.name}.${property.name}`;
    if (other) return mergeProperty({ hydra: property, openApi: other, about, nameOf }, tell);
    if (openApi.properties.length > 0) tell('conflict', about, 'Hydra has it, OpenAPI does not; it is kept');
    return property;
  });
  const rest = [...others.values()].filter(({ name }) => name !== 'id');
  for (const { name } of rest)
    tell('conflict', `${hydra.name}.${name}`, 'OpenAPI has it, Hydra does not; it is taken');
  return [...merged, ...rest];
}

function mergeClass(hydra: ClassFacts, openApi: ClassFacts, nameOf: Pair['nameOf'], tell: Tell): ClassFacts {
  const path = openApi.path ?? hydra.path;
  const missing = openApi.operations.filter((operation) => !hydra.operations.includes(operation));
  if (missing.length > 0 && !openApi.isValue && hydra.operations.length > 0)
    tell(
      'note',
      hydra.name,
      `OpenAPI has ${missing.join(', ')}, Hydra does not; taken: there is a path for it`,
    );
  const extra = hydra.operations.filter((operation) => !openApi.operations.includes(operation));
  if (extra.length > 0 && openApi.path !== undefined)
    tell(
      'conflict',
      hydra.name,
      `Hydra has ${extra.join(', ')}, OpenAPI has no path for it; kept: Hydra says what can be done`,
    );
  return {
    ...hydra,
    properties: mergeProperties(hydra, openApi, nameOf, tell),
    operations: [...new Set([...hydra.operations, ...(openApi.isValue ? [] : openApi.operations)])],
    ...(path !== undefined && { path }),
    actions: [...hydra.actions, ...openApi.actions],
    isValue: hydra.isValue && openApi.isValue,
  };
}

/** The class of the other document: at the same path, else of the same name. */
function findPartner(one: ClassFacts, others: readonly ClassFacts[]): ClassFacts | undefined {
  return (
    others.find((other) => other.path !== undefined && other.path === one.path) ??
    others.find((other) => isSameName(other.name, one.name))
  );
}

export function mergeFacts(hydra: ApiFacts, openApi: ApiFacts, tell: Tell): ApiFacts {
  const partners = new Map<ClassFacts, ClassFacts>();
  const taken = new Set<ClassFacts>();
  for (const one of hydra.classes) {
    const found = findPartner(
      one,
      openApi.classes.filter((other) => !taken.has(other)),
    );
    if (!found) continue;
    partners.set(one, found);
    taken.add(found);
  }
  // From here on both documents name a class by Hydra's key.
  const keys = new Map([...partners].map(([one, other]) => [other.key, one.key]));
  const rename = (key: string) => keys.get(key) ?? key;
  const names = new Map([...openApi.classes, ...hydra.classes].map(({ key, name }) => [key, name]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const renamed = (one: ClassFacts): ClassFacts => ({
    ...one,
    properties: one.properties.map((property) =>
      property.target === undefined ? property : { ...property, target: rename(property.target) },
    ),
    actions: one.actions.map((action): ActionFacts => {
      const { returns } = action;
      if (typeof returns !== 'object' || !('target' in returns) || typeof returns.target !== 'string')
        return action;
      return { ...action, returns: { target: rename(returns.target), many: returns.many === true } };
    }),
  });
  const merged = hydra.classes.map((one) => {
    const other = partners.get(one);
    if (other) return mergeClass(one, renamed(other), nameOf, tell);
    tell('note', one.name, 'OpenAPI does not have it');
    return one;
  });
  const rest = openApi.classes.filter((one) => !taken.has(one)).map(renamed);
  for (const one of rest)
    if (!one.isValue) tell('conflict', one.name, 'OpenAPI has it, Hydra does not; it is taken');
  const base = openApi.base ?? hydra.base;
  return { ...hydra, ...(base !== undefined && { base }), classes: [...merged, ...rest] };
}
