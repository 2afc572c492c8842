/** What is wrong with `from`, `countOf` and `listedBy` of a property: they lead to what is there and is the same. */
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { findPointer, findSteps } from './relatedValues.ts';
import type { Catalog, Report } from './resolveKind.ts';

/** A value and the one it is of, apart from their names. */
const sameKind = (one: NamedSource, other: NamedSource): boolean =>
  one.values.range === other.values.range &&
  JSON.stringify(one.values.in) === JSON.stringify(other.values.in);

function checkFrom(source: NamedSource, entity: EntitySource, catalog: Catalog, report: Report): void {
  const { name, values } = source;
  const last = findSteps(entity, catalog, String(values.from))?.at(-1)?.property;
  if (!last)
    report(
      'from',
      `The path "${values.from}" of the property "${name}" leads to no stored value.`,
      'Write relations to one that are stored, with dots between them, and a stored value that is not secret.',
    );
  else if (!sameKind(source, last))
    report(
      'from',
      `The property "${name}" is not of the same kind as "${values.from}".`,
      'Give it the "range" or "in" of the value it is from.',
    );
  else if (last.values.personal && !values.personal)
    report(
      'from',
      `The property "${name}" is from "${values.from}", which is personal.`,
      'Add "personal": true.',
    );
}

function checkCount(
  { name, values }: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
  report: Report,
): void {
  if (findPointer(entity, catalog, String(values.countOf))) return;
  const pointers = [...catalog.values()].flatMap((other) =>
    other.properties
      .map((property) => `${other.name}.${property.name}`)
      .filter((pointer) => findPointer(entity, catalog, pointer)),
  );
  report(
    'countOf',
    `The property "${name}" counts "${values.countOf}", which is no relation to one "${entity.name}".`,
    pointers.length > 0 ? hintNearest(String(values.countOf), pointers, 'Those are') : 'Remove it.',
  );
}

function checkList(
  { name, values }: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
  report: Report,
): void {
  const lists = (catalog.get(String(values.range))?.properties ?? []).filter(
    ({ values: { range, many, inverse, computed } }) =>
      range === entity.name && many && !inverse && !computed,
  );
  if (lists.some((list) => list.name === values.listedBy)) return;
  report(
    'listedBy',
    `The property "${name}" is listed by "${values.listedBy}", which is no stored list of "${entity.name}" on "${values.range}".`,
    lists.length > 0
      ? hintNearest(
          String(values.listedBy),
          lists.map((list) => list.name),
          'Those are',
        )
      : 'Remove it.',
  );
}

export function checkRelatedValues(
  source: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
  report: Report,
): void {
  const { from, countOf, listedBy } = source.values;
  if (from !== undefined) checkFrom(source, entity, catalog, report);
  if (countOf !== undefined) checkCount(source, entity, catalog, report);
  if (listedBy !== undefined) checkList(source, entity, catalog, report);
}
