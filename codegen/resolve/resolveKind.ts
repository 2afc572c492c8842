/** The range of a property to its kind: a plain value, a choice, a value in place or a relation. */
import { type PropertyKind, valueKinds } from '../../schema/kinds.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';

/** Entities by name, as they are in the files. */
export type Catalog = ReadonlyMap<string, EntitySource>;

/** Reports what is wrong with a key of the property at hand, and what to write instead. */
export type Report = (key: string, message: string, hint: string) => void;

export function resolveKind(source: NamedSource, catalog: Catalog, report: Report): PropertyKind | undefined {
  const { range, in: choices } = source.values;
  if (choices !== undefined) {
    if (range !== undefined)
      report(
        'range',
        `The property "${source.name}" has both "range" and "in".`,
        'Keep "in" for a choice of values.',
      );
    return 'enum';
  }
  if (range === undefined) {
    report(
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
  report(
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
