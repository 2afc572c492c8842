/** Which column goes to which property, and by which of them records are found. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import type { Resource } from '../plan/resource.ts';
import { importProblem } from './errors.ts';
import type { ImportOptions } from './readUpload.ts';

/** The record's own number or address: only to find it by. */
export const idProperty: PropertyDescriptor = {
  name: 'id',
  kind: 'relation',
  label: { en: 'Id', fr: 'Identifiant' },
  column: 'id',
};

export function isImportable(property: PropertyDescriptor): boolean {
  return (
    !property.readOnly &&
    !property.computed &&
    !property.role &&
    !property.secret &&
    !property.inverse &&
    property.column !== 'contract_id'
  );
}

/** What a record can be found by: a value of its own row that is one word. */
export function isKey(property: PropertyDescriptor): boolean {
  return (
    property === idProperty ||
    (isImportable(property) &&
      property.column !== undefined &&
      !property.many &&
      !['json', 'relation', 'boolean', 'text', 'html', 'dateTime'].includes(property.kind))
  );
}

export type Mapping = Readonly<Record<string, string | null>>;

export interface MappedColumn {
  readonly index: number;
  readonly column: string;
  readonly property: PropertyDescriptor;
}

function findProperty(resource: Resource, name: string): PropertyDescriptor | undefined {
  if (name === 'id' || name === '@id') return idProperty;
  const property = resource.properties.get(name);
  return property && isImportable(property) ? property : undefined;
}

export function mapColumns(
  resource: Resource,
  columns: readonly string[],
  mapping: Mapping,
): readonly MappedColumn[] {
  const seen = new Set<string>();
  return Object.entries(mapping).flatMap(([column, name]) => {
    if (name === null) return [];
    const index = columns.indexOf(column);
    const property = findProperty(resource, name);
    if (index < 0 || !property || seen.has(property.name)) {
      const known = [...resource.properties.values()].filter(isImportable).map((one) => one.name);
      const nearest = index < 0 ? findNearest(column, columns) : findNearest(name, known);
      const values = { column: column.slice(0, 80), property: name.slice(0, 80), entity: resource.name };
      throw importProblem('IMP-005', { ...values, nearest });
    }
    seen.add(property.name);
    return [{ index, column, property }];
  });
}

/** The property that records are found by; the id where a column has it and nothing else is chosen. */
export function readKey(
  mapped: readonly MappedColumn[],
  { key }: ImportOptions,
): PropertyDescriptor | undefined {
  if (key === undefined) return mapped.find(({ property }) => property === idProperty)?.property;
  const name = key === '@id' ? 'id' : key;
  const property = mapped.find((one) => one.property.name === name)?.property;
  if (property && isKey(property)) return property;
  const known = mapped.filter((one) => isKey(one.property)).map((one) => `"${one.property.name}"`);
  const expected = `a property that a column goes to${known.length ? `: ${known.join(', ')}` : ''}`;
  throw importProblem('IMP-004', { option: 'key', value: key.slice(0, 80), expected });
}
