/** What the keys of a property say that is wrong on its kind, each with what to do instead. */
import type { PropertyKind } from '../../schema/descriptor.ts';
import { numberKinds, textKinds } from '../../schema/kinds.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { checkBounds, checkReadOnly } from './checkBounds.ts';
import { checkPolicies } from './checkRights.ts';
import { checkWhen } from './checkWhen.ts';
import type { Choice } from './describeProperty.ts';
import type { Catalog, Say } from './resolveKind.ts';

/** Keys that say nothing on this kind of property, with what to do instead. */
function listMisplaced(
  source: NamedSource,
  kind: PropertyKind,
  entity: EntitySource,
): { key: string; hint: string }[] {
  const given = source.values;
  const relation = kind === 'relation';
  const wrong: { key: string; hint: string }[] = [];
  const when = (key: string, isWrong: boolean, hint: string) => {
    if (given[key] !== undefined && given[key] !== false && isWrong) wrong.push({ key, hint });
  };
  const isStored = entity.values.scope !== 'value' && !given.computed && !given.inverse;
  when('was', !isStored, 'It belongs to a property that is stored under its name in a table.');
  when('inverse', !relation || !given.many, 'It belongs to a relation with "many": true.');
  when('embedded', !relation, 'It belongs to a relation.');
  when('onDelete', !relation || given.many === true, 'It belongs to a relation to one.');
  when('min', !numberKinds.includes(kind), 'It belongs to an integer, a number or money.');
  when('max', !numberKinds.includes(kind), 'It belongs to an integer, a number or money.');
  when('maxLength', !textKinds.includes(kind), 'It belongs to a text.');
  when('pattern', !textKinds.includes(kind), 'It belongs to a text.');
  when('minItems', given.many !== true, 'It belongs to a list: write "many": true.');
  when('maxItems', given.many !== true, 'It belongs to a list: write "many": true.');
  when('known', kind !== 'string', 'It belongs to a text of one line; write "in" for a choice.');
  when(
    'keyed',
    given.range !== 'json' || given.many === true,
    'It belongs to one value of JSON: write "range": "json".',
  );
  when('currencyFrom', kind !== 'money', 'It belongs to money: write "range": "money".');
  when('timezoneFrom', kind !== 'dateTime', 'It belongs to an instant: write "range": "dateTime".');
  when('role', kind !== 'dateTime', 'It belongs to an instant: write "range": "dateTime".');
  when('unique', given.many === true || given.computed === true, 'A unique property has one stored value.');
  const isClosed = relation || kind === 'money' || given.computed === true || given.readOnly === true;
  when(
    'secret',
    isClosed,
    'It belongs to a value that is written: no relation, no money, nothing read only.',
  );
  when('default', given.secret === true, 'A secret that stands in this file is none; remove it.');
  when('unique', given.secret === true, 'A secret is sealed anew each time, so that no two are alike.');
  when(
    'isSetOf',
    kind !== 'boolean' || given.computed !== true,
    'It belongs to a boolean with "computed": true.',
  );
  return wrong;
}

function hintDefault(
  kind: PropertyKind,
  many: boolean,
  values: readonly Choice[],
  given: unknown,
): string | undefined {
  if (given === null) return undefined;
  if (kind === 'json') return undefined;
  if (many && !Array.isArray(given)) return 'Write a list.';
  if (many) return (given as unknown[]).map((one) => hintDefault(kind, false, values, one)).find(Boolean);
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
  if (numberKinds.includes(kind)) return Number.isSafeInteger(given) ? undefined : 'Write a whole number.';
  return typeof given === 'string' ? undefined : 'Write a text.';
}

function checkDefault(
  { name, values: given }: NamedSource,
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly Choice[] },
  say: Say,
): void {
  const hint = hintDefault(kind, given.many === true, choices, given.default);
  if (hint)
    say(
      'default',
      `The default ${JSON.stringify(given.default)} of the property "${name}" does not fit.`,
      hint,
    );
}

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

/** All that can be wrong about a property whose kind is known. */
export function checkKeys(
  source: NamedSource,
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly Choice[] },
  { entity, catalog, say }: { readonly entity: EntitySource; readonly catalog: Catalog; readonly say: Say },
): void {
  const { name, values: given } = source;
  for (const { key, hint } of listMisplaced(source, kind, entity))
    say(key, `The key "${key}" says nothing on the property "${name}".`, hint);
  if (given.inverse) checkInverse(source, entity, catalog, say);
  if (given.isSetOf !== undefined) checkSecret(source, entity, say);
  if (given.default !== undefined) checkDefault(source, { kind, choices }, say);
  if (given.when !== undefined) checkWhen(source, entity, say);
  if (given.onDelete) checkOnDelete(source, say);
  if (given.role && given.role !== 'createdAt' && given.role !== 'updatedAt')
    say(
      'role',
      `The "role" of the property "${name}" is "${given.role}".`,
      'Write "createdAt" or "updatedAt".',
    );
  checkBounds(source, kind, say);
  checkReadOnly(source, entity, say);
  if (given.was !== undefined) checkWas(source, entity, say);
  if (given.pattern) checkPattern(source, say);
  for (const key of ['needs', 'needsToWrite'])
    if (given[key] !== undefined) checkPolicies(key, given[key], say);
}

/** A name is given up by one and taken by one. */
function checkWas({ name, values: { was } }: NamedSource, { properties }: EntitySource, say: Say): void {
  const other = properties.find((one) => one.name !== name && (one.name === was || one.values.was === was));
  if (was !== name && !other) return;
  say(
    'was',
    `The "was" of the property "${name}" is "${was}", which is ${other?.values.was === was ? `that of "${other?.name}" too` : 'the name of a property'}.`,
    'Remove it once every database has been migrated, or write the name before.',
  );
}

function checkOnDelete({ name, values: { onDelete, required } }: NamedSource, say: Say): void {
  if (onDelete !== 'cascade' && onDelete !== 'clear')
    say(
      'onDelete',
      `The "onDelete" of the property "${name}" is "${onDelete}".`,
      'Write "cascade" or "clear".',
    );
  if (onDelete === 'clear' && required)
    say(
      'onDelete',
      `The property "${name}" is required and cannot be cleared.`,
      'Write "cascade", or remove one.',
    );
}
