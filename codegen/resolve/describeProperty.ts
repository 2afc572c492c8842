/** A property that has been checked, to its descriptor. */
import type { Label, PropertyDescriptor, PropertyKind } from '../../schema/descriptor.ts';
import { lineKinds } from '../../schema/kinds.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { fitIdentifier, resolveLabel, toColumn, toSnake, toTable } from './names.ts';
import type { Catalog } from './resolveKind.ts';

export type Choice = { readonly value: string; readonly label: Label };

export function resolveChoices(given: unknown): Choice[] {
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

function resolveColumn(source: NamedSource, kind: PropertyKind, catalog: Catalog): string | undefined {
  const { computed, many, range } = source.values;
  if (computed || (kind === 'relation' && many)) return undefined;
  if (kind !== 'relation') return toColumn(source.name, false);
  const isContract = source.name === 'contract' && catalog.get(String(range))?.values.scope === 'self';
  return isContract ? 'contract_id' : toColumn(source.name, true);
}

export function describeProperty(
  source: NamedSource,
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly Choice[] },
  { entity, catalog }: { readonly entity: EntitySource; readonly catalog: Catalog },
): PropertyDescriptor {
  const { name, values: given } = source;
  const many = given.many === true;
  const isStored = entity.values.scope !== 'value';
  const column = isStored ? resolveColumn(source, kind, catalog) : undefined;
  const hasPairs = isStored && kind === 'relation' && many && !given.inverse && !given.computed;
  const label = (key: string) => given[key] !== undefined && { [key]: resolveLabel(given[key], name) };
  const flag = (key: string) => given[key] === true && { [key]: true };
  const copy = (key: string) => given[key] !== undefined && { [key]: given[key] };
  return {
    name,
    kind,
    label: resolveLabel(given.label, name),
    ...label('comment'),
    ...(column !== undefined && { column }),
    ...flag('many'),
    ...(kind === 'relation' && { target: String(given.range) }),
    ...(kind === 'json' && given.range !== 'json' && { shape: String(given.range) }),
    ...copy('inverse'),
    ...(hasPairs && { through: fitIdentifier(`${toTable(entity.name)}_${toSnake(name)}`) }),
    ...flag('embedded'),
    ...copy('onDelete'),
    ...(kind === 'enum' && { values: choices }),
    ...(given.known !== undefined && { known: resolveChoices(given.known) }),
    ...flag('keyed'),
    ...copy('when'),
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
    ...(lineKinds.includes(kind) && !many ? { maxLength: given.maxLength ?? 255 } : copy('maxLength')),
    ...copy('pattern'),
    ...copy('minItems'),
    ...copy('maxItems'),
    ...copy('currencyFrom'),
    ...copy('timezoneFrom'),
    ...copy('role'),
    ...flag('list'),
    ...flag('filter'),
    ...label('section'),
    ...label('help'),
    ...copy('needs'),
    ...flag('personal'),
    ...copy('needsToWrite'),
  } as PropertyDescriptor;
}
