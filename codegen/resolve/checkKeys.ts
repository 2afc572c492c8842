/** Which keys of a property are wrong on its kind, each with what to do instead. */
import { type NamedValue, tones } from '../../schema/descriptor.ts';
import { fileKeys, findMisplaced } from '../../schema/keys/key.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import { numberKinds, type PropertyKind } from '../../schema/kinds.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { checkBounds, checkReadOnly } from './checkBounds.ts';
import { checkChoices } from './checkChoices.ts';
import { checkRelatedValues } from './checkRelatedValues.ts';
import { checkPolicies } from './checkRights.ts';
import type { Catalog, Report } from './resolveKind.ts';

function hintDefault(
  kind: PropertyKind,
  many: boolean,
  values: readonly NamedValue[],
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
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly NamedValue[] },
  report: Report,
): void {
  const hint = hintDefault(kind, given.many === true, choices, given.default);
  if (hint)
    report(
      'default',
      `The default ${JSON.stringify(given.default)} of the property "${name}" does not fit.`,
      hint,
    );
}

function checkInverse(source: NamedSource, entity: EntitySource, catalog: Catalog, report: Report): void {
  const target = catalog.get(String(source.values.range));
  const back = String(source.values.inverse);
  if (!target) return;
  const found = target.properties.find(({ name }) => name === back);
  if (found && found.values.range === entity.name && !found.values.many && !found.values.computed) return;
  const pointers = target.properties.filter(({ values }) => values.range === entity.name && !values.many);
  report(
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
  report: Report,
): void {
  const secrets = properties.filter(({ values }) => values.secret === true).map((one) => one.name);
  if (secrets.includes(String(isSetOf))) return;
  report(
    'isSetOf',
    `The property "${name}" is true where "${isSetOf}" is set, which is no secret property.`,
    secrets.length > 0 ? hintNearest(String(isSetOf), secrets, 'Those are') : 'Remove it.',
  );
}

/** Tones that there are, of values that it has, each of one tone. */
function checkTones(
  { name, values: given }: NamedSource,
  choices: readonly NamedValue[],
  report: Report,
): void {
  const known = choices.map(({ value }) => value);
  const seen = new Set<string>();
  for (const [tone, values] of Object.entries(given.tones as Record<string, readonly string[]>)) {
    if (!(tones as readonly string[]).includes(tone))
      report('tones', `The property "${name}" has no tone "${tone}".`, hintNearest(tone, tones, 'Those are'));
    for (const value of values) {
      if (!known.includes(value))
        report(
          'tones',
          `The tone "${tone}" of the property "${name}" is of "${value}", which it never has.`,
          hintNearest(value, known),
        );
      if (seen.has(value))
        report('tones', `The value "${value}" of the property "${name}" has two tones.`, 'Remove one.');
      seen.add(value);
    }
  }
}

/** All that can be wrong about a property whose kind is known. */
export function checkKeys(
  source: NamedSource,
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly NamedValue[] },
  {
    entity,
    catalog,
    report,
  }: { readonly entity: EntitySource; readonly catalog: Catalog; readonly report: Report },
): void {
  const { name, values: given } = source;
  const isStored = entity.values.scope !== 'value';
  for (const [key, known] of fileKeys(propertyKeys)) {
    const value = given[key];
    if (value === undefined || value === false) continue;
    const place = findMisplaced(known, { kind, values: given, isStored });
    if (place) report(key, `The key "${key}" has no meaning on the property "${name}".`, place.hint);
    else if (known.shape === 'policy' || known.shape === 'right') checkPolicies(key, value, report);
    else if (known.shape === 'when')
      checkChoices(value, { what: `the property "${name}"`, entity, report, without: name });
    else if (known.shape === 'tones') checkTones(source, choices, report);
  }
  if (given.inverse) checkInverse(source, entity, catalog, report);
  if (given.isSetOf !== undefined) checkSecret(source, entity, report);
  checkRelatedValues(source, entity, catalog, report);
  if (given.default !== undefined) checkDefault(source, { kind, choices }, report);
  if (given.onDelete === 'clear' && given.required)
    report(
      'onDelete',
      `The property "${name}" is required and cannot be cleared.`,
      'Write "cascade", or remove one.',
    );
  checkBounds(source, kind, report);
  checkReadOnly(source, entity, report);
  if (given.was !== undefined) checkWas(source, entity, report);
}

/** A name is given up by one and taken by one. */
function checkWas(
  { name, values: { was } }: NamedSource,
  { properties }: EntitySource,
  report: Report,
): void {
  const other = properties.find((one) => one.name !== name && (one.name === was || one.values.was === was));
  if (was !== name && !other) return;
  report(
    'was',
    `The "was" of the property "${name}" is "${was}", which is ${other?.values.was === was ? `that of "${other?.name}" too` : 'the name of a property'}.`,
    'Remove it once every database has been migrated, or write the name before.',
  );
}
