/** Facts of a class's properties to the API's keys of an entity's file. */
import { lineKinds, numberKinds, type PropertyKind, textKinds } from '../../../schema/kinds.ts';
import { explainBreak } from '../../resolve/checkBounds.ts';
import { toSnake } from '../../resolve/names.ts';
import { freeMember } from '../../resolve/reservedNames.ts';
import type { AddRemark, ClassFacts, PropertyFacts } from '../facts.ts';
import { toPropertyName } from '../names.ts';
import type { Values } from './printEntity.ts';

export interface Described {
  readonly facts: PropertyFacts;
  readonly name: string;
  /** The API's keys, in the order they are written; undefined under a key: the API says that there is none. */
  readonly values: Values;
  /** Of a relation: the property that its id is written under. */
  readonly key?: string;
}

/** Where names lead: the entity of a class's key, and whether it holds a contract. */
export interface Targets {
  entityOf(key: string): string | undefined;
  isContract(entity: string): boolean;
  /** Whether it is inside others, without rows of its own. */
  isValue(entity: string): boolean;
}

const isAmong = (kinds: readonly PropertyKind[], kind: PropertyKind | undefined): boolean =>
  kind !== undefined && kinds.includes(kind);

/** Every one of these is defined, be it by its absence, where a schema describes the value itself. */
function readBounds(facts: PropertyFacts, kind: PropertyKind | undefined): Values {
  const isText = isAmong(textKinds, kind);
  const isNumber = isAmong(numberKinds, kind);
  // What a one-line text holds anyway need not be written.
  const isUsual = isAmong(lineKinds, kind) && facts.maxLength === 255 && !facts.many;
  const bounds = {
    min: isNumber ? facts.min : undefined,
    max: isNumber ? facts.max : undefined,
    maxLength: isText && !isUsual ? facts.maxLength : undefined,
    pattern: isText ? facts.pattern : undefined,
  };
  if (facts.isShaped) return bounds;
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
}

/** The facts without bounds that no value keeps within. */
function leaveOutUnsound(facts: PropertyFacts, about: string, remark: AddRemark): PropertyFacts {
  const { maxLength, min, max, ...rest } = facts;
  const isLong = maxLength === undefined || (Number.isSafeInteger(maxLength) && maxLength > 0);
  const isOrdered = min === undefined || max === undefined || min <= max;
  if (!isLong) remark('note', about, `no text is ${maxLength} characters long: its "maxLength" is left out`);
  if (!isOrdered)
    remark('note', about, `its least value ${min} is above its greatest ${max}: both are left out`);
  return {
    ...rest,
    ...(isLong && maxLength !== undefined && { maxLength }),
    ...(isOrdered && min !== undefined && { min }),
    ...(isOrdered && max !== undefined && { max }),
  };
}

function readRange(facts: PropertyFacts, about: string, targets: Targets, remark: AddRemark): Values {
  const { kind, target, values, many, embedded } = facts;
  const lists = facts.isShaped || kind === 'relation' ? { many: many ? true : undefined } : {};
  if (kind === undefined) return {};
  if (kind === 'enum' && values) return { range: undefined, in: values, ...lists };
  if (kind !== 'relation')
    return { range: kind, ...(facts.isShaped && { in: undefined }), ...lists, embedded: undefined };
  const entity = target === undefined ? undefined : targets.entityOf(target);
  if (entity !== undefined && targets.isValue(entity)) return { range: entity, in: undefined, ...lists };
  if (entity !== undefined)
    return { range: entity, in: undefined, ...lists, embedded: embedded ? true : undefined };
  remark('note', about, `it points to "${target}", which is not imported; read as json`);
  return { range: 'json', many: undefined, embedded: undefined };
}

/** A default that fits what the property holds; any other is reported. */
function readDefault(facts: PropertyFacts, about: string, remark: AddRemark): Values {
  const { kind, many, values = [], default: given } = facts;
  if (given === undefined || facts.writeOnly) return {};
  const fits = () => {
    if (kind === 'relation') return false;
    if (kind === 'json') return true;
    if (many) return Array.isArray(given) && (kind !== 'enum' || given.every((one) => values.includes(one)));
    if (kind === 'enum') return values.includes(String(given)) && typeof given === 'string';
    if (kind === 'boolean') return typeof given === 'boolean';
    if (kind === 'number') return typeof given === 'number';
    if (isAmong(numberKinds, kind)) return Number.isSafeInteger(given);
    if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(String(given));
    if (kind === 'dateTime') return !Number.isNaN(Date.parse(String(given))) && /^\d{4}-/.test(String(given));
    return typeof given === 'string' && given.length <= (facts.maxLength ?? 255);
  };
  const isWithin = [given]
    .flat()
    .every((one) => kind === undefined || explainBreak(facts, kind, one) === undefined);
  if (fits() && isWithin) return { default: given };
  remark('note', about, `its default ${JSON.stringify(given)} is not of what it holds: left out`);
  return {};
}

function readFlags(facts: PropertyFacts): Values {
  const { required, readOnly, writeOnly, immutable } = facts;
  const isRequired = required === true && !(readOnly === true);
  return {
    // What is only answered may be there always: whether its column can be empty is for the file to decide.
    ...(required !== undefined && required === isRequired && { required: isRequired ? true : undefined }),
    ...(readOnly !== undefined && { readOnly: readOnly && !writeOnly ? true : undefined }),
    ...(writeOnly && { secret: true }),
    ...(immutable && { immutable: true }),
  };
}

interface Scope {
  readonly entity: string;
  readonly targets: Targets;
  /** Properties that the file has already. */
  readonly kept: ReadonlySet<string>;
  readonly remark: AddRemark;
}

function describe(property: PropertyFacts, name: string, { entity, targets, remark }: Scope): Described {
  const about = `${entity}.${name}`;
  const facts = leaveOutUnsound(property, about, remark);
  const range = readRange(facts, about, targets, remark);
  const isLoose = range.range === 'json' || targets.isValue(String(range.range));
  const kind = facts.kind === 'relation' && isLoose ? 'json' : facts.kind;
  const { secret, ...flags } = readFlags(facts);
  const isShown = secret === true && kind === 'relation';
  if (isShown)
    remark(
      'note',
      about,
      'it is written and never answered; a relation cannot be secret here, and is answered',
    );
  return {
    facts,
    name,
    values: {
      ...range,
      ...flags,
      ...(secret === true && !isShown && { secret }),
      ...readDefault(
        { ...facts, kind: kind === 'json' ? 'json' : facts.kind } as PropertyFacts,
        about,
        remark,
      ),
      ...readBounds(facts, kind),
    },
  };
}

const columnOf = ({ facts, name, values }: Described, targets: Targets): string | undefined => {
  const isLoose = values.range === 'json' || targets.isValue(String(values.range));
  if (facts.kind !== 'relation' || isLoose) return toSnake(name);
  return facts.many ? undefined : `${toSnake(name)}_id`;
};

/** `author` and `authorId` store one thing: the relation stays, and is required when either is. */
function dropForeignKeys(all: readonly Described[], { entity, remark, targets, kept }: Scope): Described[] {
  const relations = new Map(
    all.filter(({ facts }) => facts.kind === 'relation').map((one) => [columnOf(one, targets), one]),
  );
  const dropped = new Map<Described, Described>();
  for (const one of all) {
    const column = columnOf(one, targets);
    const relation = column === undefined ? undefined : relations.get(column);
    if (!relation || relation === one || one.facts.kind === 'relation' || kept.has(one.name)) continue;
    dropped.set(one, relation);
    remark('note', `${entity}.${one.name}`, `it holds the id of "${relation.name}": left out`);
  }
  return all
    .filter((one) => !dropped.has(one))
    .map((one) => {
      const keys = [...dropped].filter(([, relation]) => relation === one).map(([key]) => key);
      const key = keys.find(({ facts }) => facts.readOnly !== true)?.facts.name;
      const keyed = key === undefined ? one : { ...one, key };
      if (!keys.some(({ values }) => values.required)) return keyed;
      return { ...keyed, values: { ...one.values, required: true, readOnly: undefined } };
    });
}

interface Named {
  readonly targets: Targets;
  readonly isValue: boolean;
}

/** Names that our tables, and the language, keep for themselves; a value has no table. */
function freeName(facts: PropertyFacts, wanted: string, { targets, isValue }: Named): string {
  const target =
    facts.kind === 'relation' && facts.target !== undefined ? targets.entityOf(facts.target) : undefined;
  if (wanted === 'contract' && target !== undefined && !targets.isContract(target) && !facts.many)
    return 'contractRecord';
  if (wanted === 'contractId' && facts.readOnly !== true && !isValue) return 'contractNumber';
  return freeMember(wanted);
}

/** In the order of the document. `id` is every entity's own and not listed. */
export function describeProperties(
  one: ClassFacts,
  { entity, targets, kept }: Omit<Scope, 'remark'>,
  remark: AddRemark,
): Described[] {
  const scope: Scope = { entity, targets, kept, remark };
  const taken = new Set<string>();
  const found: Described[] = [];
  for (const facts of one.properties) {
    if (/^_?id$/i.test(facts.name)) {
      if (facts.kind !== undefined && facts.kind !== 'integer')
        remark('note', `${entity}.id`, 'ids of the API are no numbers; ours are');
      continue;
    }
    // A value has no columns: its names may be written as on the wire.
    const isAsIs = kept.has(facts.name) || (one.isValue && /^[a-z][A-Za-z0-9_]*$/.test(facts.name));
    const wanted = isAsIs ? facts.name : toPropertyName(facts.name);
    if (wanted === '') {
      remark(
        'note',
        entity,
        `the property ${JSON.stringify(facts.name)} has no name that can stand here: left out`,
      );
      continue;
    }
    const own = freeName(facts, wanted, { targets, isValue: one.isValue });
    let name = own;
    for (let count = 2; taken.has(toSnake(name)); count++) name = `${own}${count}`;
    taken.add(toSnake(name));
    if (name !== facts.name) remark('note', `${entity}.${name}`, `the API calls it "${facts.name}"`);
    found.push(describe(facts, name, scope));
  }
  return dropForeignKeys(found, scope);
}
