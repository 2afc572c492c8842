/** A property that has been checked, to its descriptor. */
import type { NamedValue, PropertyDescriptor } from '../../schema/descriptor.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import { lineKinds, type PropertyKind } from '../../schema/kinds.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { describeKeys } from './describeKeys.ts';
import { fitIdentifier, resolveLabel, toColumn, toSnake, toTable } from './names.ts';
import { findSeenWith } from './relatedValues.ts';
import type { Catalog } from './resolveKind.ts';

function resolveColumn(source: NamedSource, kind: PropertyKind, catalog: Catalog): string | undefined {
  const { computed, many, range } = source.values;
  if (computed || (kind === 'relation' && many)) return undefined;
  if (kind !== 'relation') return toColumn(source.name, false);
  const isContract = source.name === 'contract' && catalog.get(String(range))?.values.scope === 'self';
  return isContract ? 'contract_id' : toColumn(source.name, true);
}

export function describeProperty(
  source: NamedSource,
  { kind, choices }: { readonly kind: PropertyKind; readonly choices: readonly NamedValue[] },
  { entity, catalog }: { readonly entity: EntitySource; readonly catalog: Catalog },
): PropertyDescriptor {
  const { name, values: given } = source;
  const many = given.many === true;
  const isStored = entity.values.scope !== 'value';
  const hasPairs = isStored && kind === 'relation' && many && !given.inverse && !given.computed;
  const isLine = lineKinds.includes(kind) && !many;
  return {
    name,
    kind,
    label: resolveLabel(given.label, name),
    ...(given.comment !== undefined && { comment: resolveLabel(given.comment, name) }),
    ...describeKeys(propertyKeys, source, {
      column: isStored ? resolveColumn(source, kind, catalog) : undefined,
      target: kind === 'relation' ? String(given.range) : undefined,
      shape: kind === 'json' && given.range !== 'json' ? String(given.range) : undefined,
      through: hasPairs ? fitIdentifier(`${toTable(entity.name)}_${toSnake(name)}`) : undefined,
      values: kind === 'enum' ? choices : undefined,
      seenWith: findSeenWith(source, entity, catalog),
      maxLength: given.maxLength ?? (isLine ? 255 : undefined),
    }),
  } as PropertyDescriptor;
}
