/** A class's facts laid over what its file says already: the API's keys rewritten, people's kept. */
import type { Operation, PropertyKind } from '../../../schema/descriptor.ts';
import type { EntitySource } from '../../read/readSchema.ts';
import { spellOut } from '../../resolve/names.ts';
import type { ClassFacts, Tell, Text } from '../facts.ts';
import { isSameName } from '../names.ts';
import type { Described } from './describeProperties.ts';
import { apiPropertyKeys, peopleRanges, propertyOrder } from './keys.ts';
import type { EntityValues, Values } from './printEntity.ts';

export interface EntityPlan {
  readonly facts: ClassFacts;
  readonly name: string;
  readonly existing: EntitySource | undefined;
  readonly api: string;
  readonly area: string;
  readonly collection: string;
  readonly isGuess: boolean;
  readonly properties: readonly Described[];
  /** Guessed once: the target's property that points back, by the name of the relation to many. */
  readonly inverses: ReadonlyMap<string, string>;
  readonly actions: ReadonlyMap<string, Values>;
}

const ORDER: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

/** A text that only spells the name out says nothing. */
function textFor(text: Text | undefined, name: string): Text | undefined {
  if (text === undefined || (typeof text === 'string' && isSameName(text, name))) return undefined;
  return text;
}

const isEqual = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/** The same choices keep their labels and their order; new ones are added, old ones go. */
function mergeChoices(before: unknown, values: readonly string[]): unknown {
  const known = new Map<string, unknown>(
    Array.isArray(before)
      ? before.map((item: string | { value: string }) =>
          typeof item === 'string' ? [item, item] : [item.value, item],
        )
      : Object.entries((before ?? {}) as object),
  );
  if (known.size === values.length && values.every((value) => known.has(value))) return before;
  const kept = [...known.keys()].filter((value) => values.includes(value));
  const all = [...kept, ...values.filter((value) => !known.has(value))];
  if (before === undefined || Array.isArray(before)) return all.map((value) => known.get(value) ?? value);
  return Object.fromEntries(all.map((value) => [value, known.get(value) ?? spellOut(value)]));
}

/** Keys in their order; those that a file has already stay where they stand. */
function orderKeys(values: Values, before: Values = {}): Values {
  const rank = (key: string) => propertyOrder.indexOf(key);
  const keys = Object.keys(before).filter((key) => values[key] !== undefined);
  const added = Object.keys(values).filter((key) => values[key] !== undefined && !keys.includes(key));
  for (const key of added.sort((a, b) => rank(a) - rank(b))) {
    const at = keys.findIndex((other) => rank(other) > rank(key));
    keys.splice(at < 0 ? keys.length : at, 0, key);
  }
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

function isRefined(said: unknown, before: unknown): boolean {
  return peopleRanges[said as PropertyKind]?.includes(before as PropertyKind) === true;
}

function mergeProperty(before: Values, { values: said, facts }: Described): Values {
  const merged: Record<string, unknown> = { ...before };
  const isRange = 'range' in said || 'in' in said;
  const keepsRange = isRange && isRefined(said.range, before.range) && !said.in;
  // Hydra has no word for a choice of values: its text does not deny one.
  const keepsChoices = isRange && !facts.isShaped && said.range === 'string' && before.in !== undefined;
  for (const key of apiPropertyKeys) {
    if (!(key in said)) continue;
    if (key === 'range' && (keepsRange || keepsChoices)) continue;
    if (key === 'in' && said.in) merged.in = mergeChoices(before.in, said.in as string[]);
    // The other side of a relation, computed and engine's values are read only without saying so.
    else if (key === 'readOnly' && (before.computed || before.role || (before.inverse && !before.embedded)))
      continue;
    // A one-line text holds that much whether its file says so or not.
    else if (key === 'maxLength' && before.maxLength === 255 && facts.maxLength === 255) continue;
    else merged[key] = said[key];
  }
  dropMisplaced(merged, before);
  return orderKeys(merged, before);
}

/** A key of people's that says nothing on the range that the API has now would be refused. */
function dropMisplaced(merged: Record<string, unknown>, before: Values): void {
  if (merged.range === before.range && merged.in === before.in && merged.many === before.many) return;
  const isChoice = merged.in !== undefined;
  const isRelation = !isChoice && /^[A-Z]/.test(String(merged.range));
  if (merged.range !== 'money') delete merged.currencyFrom;
  if (merged.range !== 'dateTime') for (const key of ['timezoneFrom', 'role']) delete merged[key];
  if (!isRelation || !merged.many || merged.range !== before.range) delete merged.inverse;
  if (!isRelation || merged.many) delete merged.onDelete;
  if (merged.many) delete merged.unique;
  if (isChoice || isRelation) for (const key of ['min', 'max', 'maxLength', 'pattern']) delete merged[key];
  if (merged.range !== before.range && merged.default === before.default) delete merged.default;
}

const LISTED = [
  'string',
  'email',
  'phone',
  'color',
  'integer',
  'number',
  'boolean',
  'money',
  'date',
  'dateTime',
];

const isColumn = ({ values }: Described): boolean =>
  !values.many && !values.secret && (values.in !== undefined || LISTED.includes(String(values.range)));

/** The property that names a record to people, by what properties are called. */
function chooseTitle(properties: readonly Described[]): string {
  const texts = properties.filter(
    ({ values }) => values.range === 'string' && !values.many && !values.secret,
  );
  const wanted = [
    'name',
    'title',
    'label',
    'fullName',
    'displayName',
    'headline',
    'subject',
    'username',
    'email',
    'code',
    'slug',
    'reference',
  ];
  const named = wanted.flatMap((name) => properties.find((one) => one.name === name && isColumn(one)) ?? []);
  const plain = texts.find(({ name }) => !/(?:Id|Uuid|Url|At|Type|Status)$/.test(name));
  const long = properties.find(({ values }) => values.range === 'text' && !values.many);
  return (named[0] ?? plain ?? long ?? properties.find(isColumn) ?? properties[0])?.name ?? '';
}

/** The columns of a list that nobody has arranged: the title and the next few that fit in a cell. */
function chooseColumns(properties: readonly Described[], title: string): Set<string> {
  const others = properties.filter((one) => one.name !== title && isColumn(one)).map(({ name }) => name);
  return new Set([title, ...others.slice(0, 4)]);
}

function firstProperty(one: Described, plan: EntityPlan, columns: ReadonlySet<string>): Values {
  const { facts, name, values } = one;
  const label = textFor(facts.label, name);
  const comment =
    facts.comment === undefined || isEqual(facts.comment, label) ? undefined : textFor(facts.comment, name);
  const inverse = plan.inverses.get(name);
  const isIn = values.range === undefined && values.in === undefined;
  return orderKeys({
    ...(isIn ? { range: 'string' } : {}),
    ...values,
    ...(inverse !== undefined && { inverse }),
    // The other side of a relation is read only anyway, unless its records are written with this one.
    ...(inverse !== undefined && { required: undefined, ...(!values.embedded && { readOnly: undefined }) }),
    ...(columns.has(name) && !plan.facts.isValue && { list: true }),
    ...(comment !== undefined && { comment }),
    ...(label !== undefined && { label }),
  });
}

function mergeProperties(plan: EntityPlan, title: string, tell: Tell): Map<string, Values> {
  const { existing, name } = plan;
  const before = new Map(existing?.properties.map((property) => [property.name, property.values]));
  const columns = existing ? new Set<string>() : chooseColumns(plan.properties, title);
  const merged = new Map<string, Values>();
  const said = new Map(plan.properties.map((one) => [one.name, one]));
  for (const [key, values] of before) {
    const one = said.get(key);
    if (one) merged.set(key, mergeProperty(values, one));
    else {
      merged.set(key, values);
      tell('note', `${name}.${key}`, 'stands in the file and not in the documents: kept');
    }
  }
  return insertNew(merged, plan, columns);
}

/** A new property stands behind the one it follows in the document. */
function insertNew(
  merged: Map<string, Values>,
  plan: EntityPlan,
  columns: ReadonlySet<string>,
): Map<string, Values> {
  let order = [...merged.keys()];
  const values = new Map(merged);
  let previous = '';
  for (const one of plan.properties) {
    if (!values.has(one.name)) {
      values.set(one.name, firstProperty(one, plan, columns));
      const at = previous === '' ? (merged.size > 0 ? 0 : order.length) : order.indexOf(previous) + 1;
      order = [...order.slice(0, at), one.name, ...order.slice(at)];
    }
    previous = one.name;
  }
  return new Map(order.map((name) => [name, values.get(name) ?? {}]));
}

function mergeActions({ existing, actions, name }: EntityPlan, tell: Tell): Map<string, Values> {
  const merged = new Map<string, Values>();
  const address = ({ method, path }: Values) =>
    `${String(method ?? 'POST')} ${String(path).replace(/\{\w+\}/g, '{}')}`;
  const said = new Map([...actions].map(([key, values]) => [address(values), { key, values }]));
  for (const action of existing?.actions ?? []) {
    const found = said.get(address(action.values));
    said.delete(address(action.values));
    const { label: _label, path: _path, ...facts } = found?.values ?? {};
    merged.set(action.name, { ...action.values, ...facts });
    if (!found)
      tell('note', `${name}.${action.name}`, 'the call stands in the file and not in the documents: kept');
  }
  for (const { key, values } of said.values()) {
    let free = key;
    for (let count = 2; merged.has(free); count++) free = `${key}${count}`;
    merged.set(free, values);
  }
  return merged;
}

function mergeOperations({ facts, existing }: EntityPlan): readonly string[] {
  const before = existing?.values.operations as readonly string[] | undefined;
  if (before && facts.isAssumed) return before;
  const said = ORDER.filter((operation) => facts.operations.includes(operation));
  // Rows that all contracts share are only read, whatever their file declares.
  if (before && existing?.values.scope === 'global' && said.every((one) => before.includes(one)))
    return before;
  return before && isEqual([...before].sort(), [...said].sort()) ? before : said;
}

function mergeHead(plan: EntityPlan, title: string): Values {
  const { facts, name, existing, api, area, collection, isGuess } = plan;
  const before = existing?.values ?? {};
  const isValue = facts.isValue && before.scope === undefined ? true : before.scope === 'value';
  const label = textFor(facts.label, name);
  const comment =
    facts.comment === undefined || isEqual(facts.comment, label) ? undefined : textFor(facts.comment, name);
  const isListed = facts.operations.includes('list');
  const first = existing
    ? {}
    : {
        ...(label !== undefined && { label }),
        ...(comment !== undefined && { comment }),
        title,
        ...(isListed && !isValue && { group: area }),
      };
  return {
    '@context': '../context.jsonld',
    '@id': name,
    '@type': 'Entity',
    ...first,
    ...before,
    api,
    ...(isValue
      ? { scope: 'value' }
      : {
          collection: isGuess && before.collection !== undefined ? before.collection : collection,
          scope: before.scope ?? 'contract',
          operations: mergeOperations(plan),
        }),
  };
}

/** The values of the whole file, and whether they differ from what it says now. */
export function mergeEntity(
  plan: EntityPlan,
  tell: Tell,
): { readonly values: EntityValues; readonly isChanged: boolean; readonly isHeadChanged: boolean } {
  const { existing } = plan;
  const title =
    existing?.values.title === undefined ? chooseTitle(plan.properties) : String(existing.values.title);
  const { properties: _p, actions: _a, ...head } = mergeHead(plan, title) as Record<string, unknown>;
  const values: EntityValues = {
    head,
    properties: mergeProperties(plan, title, tell),
    actions: head.scope === 'value' ? new Map() : mergeActions(plan, tell),
  };
  if (!existing) return { values, isChanged: true, isHeadChanged: true };
  const { properties: _q, actions: _b, ...given } = existing.values;
  const was: EntityValues = {
    head: given,
    properties: new Map(existing.properties.map((one) => [one.name, one.values])),
    actions: new Map(existing.actions.map((one) => [one.name, one.values])),
  };
  const plain = (one: EntityValues) => ({
    // Where a file says nothing, these are what it means.
    head: { scope: 'contract', operations: ORDER, ...one.head },
    properties: Object.fromEntries(one.properties),
    actions: Object.fromEntries(one.actions),
  });
  const top = ({ head: { operations: _o, ...rest } }: EntityValues) => clean({ scope: 'contract', ...rest });
  return {
    values,
    isChanged: !isEqual(clean(plain(values)), clean(plain(was))),
    isHeadChanged: !isEqual(top(values), top(was)),
  };
}

const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
