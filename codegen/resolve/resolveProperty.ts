/** One property of a schema file to its descriptor; everything about it that can be wrong is said here. */
import type { Label, PropertyDescriptor, PropertyKind } from '../../schema/descriptor.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { checkPolicies } from './checkRights.ts';
import { resolveLabel, toSnake } from './names.ts';

const valueKinds: readonly PropertyKind[] = [
  'string',
  'text',
  'html',
  'email',
  'phone',
  'url',
  'color',
  'image',
  'integer',
  'number',
  'boolean',
  'money',
  'date',
  'time',
  'dateTime',
  'json',
];
const numeric: readonly PropertyKind[] = ['integer', 'number', 'money'];
/** Kinds of one line: 255 characters where the file says nothing, which an index can hold. */
const lines: readonly PropertyKind[] = ['string', 'email', 'phone', 'color'];
const textual: readonly PropertyKind[] = [
  'string',
  'text',
  'html',
  'email',
  'phone',
  'url',
  'color',
  'image',
];

/** Entities by name, as they stand in the files. */
export type Catalog = ReadonlyMap<string, EntitySource>;

type Choice = { readonly value: string; readonly label: Label };

function resolveChoices(given: unknown): Choice[] {
  if (!Array.isArray(given))
    return Object.entries(given as Record<string, unknown>).map(([value, label]) => ({
      value,
      label: resolveLabel(label, value),
    }));
  return given.map((item: string | { value: string; label?: unknown }) =>
    typeof item === 'string'
      ? { value: item, label: resolveLabel(undefined, item) }
      : { value: item.value, label: resolveLabel(item.label, item.value) },
  );
}

function checkDefault(
  kind: PropertyKind,
  many: boolean,
  values: readonly Choice[],
  given: unknown,
): string | undefined {
  if (given === null) return undefined;
  if (kind === 'json') return undefined;
  if (many) return Array.isArray(given) ? undefined : 'Write a list.';
  if (kind === 'relation') return 'A relation has no default; remove it.';
  if (kind === 'enum')
    return values.some(({ value }) => value === given)
      ? undefined
      : hintNearest(
          String(given),
          values.map(({ value }) => value),
          'Write one of',
        );
  if (kind === 'boolean') return typeof given === 'boolean' ? undefined : 'Write true or false.';
  if (kind === 'number') return typeof given === 'number' ? undefined : 'Write a number.';
  if (numeric.includes(kind)) return Number.isSafeInteger(given) ? undefined : 'Write a whole number.';
  return typeof given === 'string' ? undefined : 'Write a text.';
}

/** Keys that say nothing on this kind of property, with what to do instead. */
function listMisplaced(source: NamedSource, kind: PropertyKind): { key: string; hint: string }[] {
  const given = source.values;
  const relation = kind === 'relation';
  const wrong: { key: string; hint: string }[] = [];
  const when = (key: string, isWrong: boolean, hint: string) => {
    if (given[key] !== undefined && given[key] !== false && isWrong) wrong.push({ key, hint });
  };
  when('inverse', !relation || !given.many, 'It belongs to a relation with "many": true.');
  when('embedded', !relation, 'It belongs to a relation.');
  when('onDelete', !relation || given.many === true, 'It belongs to a relation to one.');
  when('min', !numeric.includes(kind), 'It belongs to an integer, a number or money.');
  when('max', !numeric.includes(kind), 'It belongs to an integer, a number or money.');
  when('maxLength', !textual.includes(kind), 'It belongs to a text.');
  when('pattern', !textual.includes(kind), 'It belongs to a text.');
  when('currencyFrom', kind !== 'money', 'It belongs to money: write "range": "money".');
  when('timezoneFrom', kind !== 'dateTime', 'It belongs to an instant: write "range": "dateTime".');
  when('role', kind !== 'dateTime', 'It belongs to an instant: write "range": "dateTime".');
  when('unique', given.many === true || given.computed === true, 'A unique property has one stored value.');
  when('unique', given.secret === true, 'A secret is sealed anew each time, so that no two are alike.');
  when(
    'isSetOf',
    kind !== 'boolean' || given.computed !== true,
    'It belongs to a boolean with "computed": true.',
  );
  return wrong;
}

function resolveKind(source: NamedSource, catalog: Catalog, say: Say): PropertyKind | undefined {
  const { range, in: choices } = source.values;
  if (choices !== undefined) {
    if (range !== undefined)
      say(
        'range',
        `The property "${source.name}" has both "range" and "in".`,
        'Keep "in" for a choice of values.',
      );
    return 'enum';
  }
  if (range === undefined) {
    say(
      '',
      `The property "${source.name}" has no range.`,
      'Write "range": "string", another kind, or an entity.',
    );
    return undefined;
  }
  if (valueKinds.includes(range as PropertyKind)) return range as PropertyKind;
  if (isValue(range, catalog)) return 'json';
  if (catalog.has(String(range))) return 'relation';
  const isEntity = /^[A-Z]/.test(String(range));
  const message = isEntity
    ? `The property "${source.name}" points to "${range}", which no file describes.`
    : `The range "${range}" of the property "${source.name}" is unknown.`;
  say(
    'range',
    message,
    hintNearest(String(range), isEntity ? catalog.keys() : [...valueKinds, ...catalog.keys()]),
  );
  return undefined;
}

/** A value has no row of its own: it stands, whole, in the row that holds it. */
function isValue(range: unknown, catalog: Catalog): boolean {
  return catalog.get(String(range))?.values.scope === 'value';
}

type Say = (key: string, message: string, hint: string) => void;

function checkInverse(source: NamedSource, entity: EntitySource, catalog: Catalog, say: Say): void {
  const target = catalog.get(String(source.values.range));
  const back = String(source.values.inverse);
  if (!target) return;
  const found = target.properties.find(({ name }) => name === back);
  if (found && found.values.range === entity.name && !found.values.many && !found.values.computed) return;
  const pointers = target.properties.filter(({ values }) => values.range === entity.name && !values.many);
  say(
    'inverse',
    `The inverse "${back}" of the property "${source.name}" is no relation of "${target.name}" to one "${entity.name}".`,
    pointers.length > 0
      ? hintNearest(
          back,
          pointers.map(({ name }) => name),
          'Those are',
        )
      : `Add "${back}": { "range": "${entity.name}" } to ${target.file}.`,
  );
}

function checkSecret(
  { name, values: { isSetOf } }: NamedSource,
  { properties }: EntitySource,
  say: Say,
): void {
  const secrets = properties.filter(({ values }) => values.secret === true).map((one) => one.name);
  if (secrets.includes(String(isSetOf))) return;
  say(
    'isSetOf',
    `The property "${name}" tells whether "${isSetOf}" is set, which is no secret property.`,
    secrets.length > 0 ? hintNearest(String(isSetOf), secrets, 'Those are') : 'Remove it.',
  );
}

function resolveColumn(source: NamedSource, kind: PropertyKind, catalog: Catalog): string | undefined {
  const { computed, many, range } = source.values;
  if (computed || (kind === 'relation' && many)) return undefined;
  if (kind !== 'relation') return toSnake(source.name);
  const isContract = source.name === 'contract' && catalog.get(String(range))?.values.scope === 'self';
  return isContract ? 'contract_id' : `${toSnake(source.name)}_id`;
}

/** Undefined when the property is too wrong to describe; what is wrong stands in `faults`. */
export function resolveProperty(
  source: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
  faults: Fault[],
): PropertyDescriptor | undefined {
  const say: Say = (key, message, hint) =>
    faults.push({ file: source.file, line: source.lineOf(key), message, hint });
  const { name, values: given } = source;
  // A value may be another system's answer, whose names are its own.
  const named = entity.values.scope === 'value' ? /^[a-z][A-Za-z0-9_]*$/ : /^[a-z][A-Za-z0-9]*$/;
  if (!named.test(name) || name === 'id')
    say(
      '',
      `"${name}" cannot name a property.`,
      name === 'id' ? 'Every entity has an id; remove it.' : 'Write it in camelCase.',
    );
  const kind = resolveKind(source, catalog, say);
  if (!kind) return undefined;
  for (const { key, hint } of listMisplaced(source, kind))
    say(key, `The key "${key}" says nothing on the property "${name}".`, hint);
  if (given.inverse) checkInverse(source, entity, catalog, say);
  if (given.isSetOf !== undefined) checkSecret(source, entity, say);
  const choices = kind === 'enum' ? resolveChoices(given.in) : [];
  const many = given.many === true;
  if (given.default !== undefined) {
    const hint = checkDefault(kind, many, choices, given.default);
    if (hint)
      say(
        'default',
        `The default ${JSON.stringify(given.default)} of the property "${name}" does not fit.`,
        hint,
      );
  }
  if (given.onDelete && given.onDelete !== 'cascade' && given.onDelete !== 'clear')
    say(
      'onDelete',
      `The "onDelete" of the property "${name}" is "${given.onDelete}".`,
      'Write "cascade" or "clear".',
    );
  if (given.onDelete === 'clear' && given.required)
    say(
      'onDelete',
      `The property "${name}" is required and cannot be cleared.`,
      'Write "cascade", or remove one.',
    );
  if (given.role && given.role !== 'createdAt' && given.role !== 'updatedAt')
    say(
      'role',
      `The "role" of the property "${name}" is "${given.role}".`,
      'Write "createdAt" or "updatedAt".',
    );
  if (given.pattern) checkPattern(source, say);
  if (given.needs !== undefined) checkPolicies('needs', given.needs, say);
  const isStored = entity.values.scope !== 'value';
  const column = isStored ? resolveColumn(source, kind, catalog) : undefined;
  return describe(source, { kind, choices, many, column, isStored }, entity);
}

function checkPattern(source: NamedSource, say: Say): void {
  try {
    new RegExp(String(source.values.pattern), 'u');
  } catch (error) {
    say(
      'pattern',
      `The pattern of the property "${source.name}" is no expression.`,
      `${(error as Error).message}.`,
    );
  }
}

function describe(
  { name, values: given }: NamedSource,
  is: {
    kind: PropertyKind;
    choices: readonly Choice[];
    many: boolean;
    column: string | undefined;
    isStored: boolean;
  },
  entity: EntitySource,
): PropertyDescriptor {
  const hasPairs = is.isStored && is.kind === 'relation' && is.many && !given.inverse && !given.computed;
  const label = (key: string) => given[key] !== undefined && { [key]: resolveLabel(given[key], name) };
  const flag = (key: string) => given[key] === true && { [key]: true };
  const copy = (key: string) => given[key] !== undefined && { [key]: given[key] };
  return {
    name,
    kind: is.kind,
    label: resolveLabel(given.label, name),
    ...label('comment'),
    ...(is.column !== undefined && { column: is.column }),
    ...flag('many'),
    ...(is.kind === 'relation' && { target: String(given.range) }),
    ...(is.kind === 'json' && given.range !== 'json' && { shape: String(given.range) }),
    ...copy('inverse'),
    ...(hasPairs && { through: `${toSnake(entity.name)}_${toSnake(name)}` }),
    ...flag('embedded'),
    ...copy('onDelete'),
    ...(is.kind === 'enum' && { values: is.choices }),
    ...flag('required'),
    ...flag('unique'),
    ...flag('readOnly'),
    ...flag('secret'),
    ...flag('immutable'),
    ...flag('computed'),
    ...copy('isSetOf'),
    ...copy('default'),
    ...copy('min'),
    ...copy('max'),
    ...(lines.includes(is.kind) && !is.many ? { maxLength: given.maxLength ?? 255 } : copy('maxLength')),
    ...copy('pattern'),
    ...copy('currencyFrom'),
    ...copy('timezoneFrom'),
    ...copy('role'),
    ...flag('list'),
    ...flag('filter'),
    ...label('section'),
    ...label('help'),
    ...copy('needs'),
  } as PropertyDescriptor;
}
