/** Which column goes to which property: as asked, or guessed by names and labels in both languages. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { Problem } from '../errors.ts';
import { findNearest } from '../plan/nearest.ts';
import type { Resource } from '../plan/resource.ts';
import './errors.ts';
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

/** Letters and digits alone, without case and accents. */
export function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export type Mapping = Readonly<Record<string, string | null>>;

/** What people call a property of a kind, whatever its label is. */
const usualWords: Readonly<Partial<Record<string, readonly string[]>>> = {
  email: ['mail', 'email', 'courriel', 'mel', 'emailaddress'],
  phone: ['tel', 'telephone', 'phone', 'phonenumber', 'mobile', 'portable'],
};

export function suggestMapping({ descriptor }: Resource, columns: readonly string[]): Mapping {
  const names = new Map<string, string>([
    ['id', 'id'],
    ['@id', 'id'],
  ]);
  const properties = descriptor.properties.filter(isImportable);
  // Names first, then labels: where two properties have one label, the first has it.
  const offers: readonly ((property: PropertyDescriptor) => string)[] = [
    ({ name }) => name,
    ({ label }) => label.en,
    ({ label }) => label.fr,
  ];
  for (const offer of offers)
    for (const property of properties) {
      const word = bare(offer(property));
      if (word && !names.has(word)) names.set(word, property.name);
    }
  for (const property of properties)
    for (const word of usualWords[property.kind] ?? []) if (!names.has(word)) names.set(word, property.name);
  // As an export for people calls it, where no property is called so.
  for (const word of Object.values(idProperty.label)) if (!names.has(bare(word))) names.set(bare(word), 'id');
  const taken = new Set<string>();
  return Object.fromEntries(
    columns.map((column) => {
      const inner = /\(([\w.]+)\)$/.exec(column)?.[1];
      const found = names.get(bare(column)) ?? (inner && names.get(bare(inner)));
      if (!found || taken.has(found)) return [column, null];
      taken.add(found);
      return [column, found];
    }),
  );
}

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
      throw new Problem('IMP-005', { ...values, nearest });
    }
    seen.add(property.name);
    return [{ index, column, property }];
  });
}

/** The property that records are found by; the id where a column has it and nothing else is said. */
export function readKey(
  resource: Resource,
  mapped: readonly MappedColumn[],
  { key }: ImportOptions,
): PropertyDescriptor | undefined {
  if (key === undefined) return mapped.find(({ property }) => property === idProperty)?.property;
  const name = key === '@id' ? 'id' : key;
  const property = mapped.find((one) => one.property.name === name)?.property;
  if (property && isKey(property)) return property;
  const known = mapped.filter((one) => isKey(one.property)).map((one) => `"${one.property.name}"`);
  const expected = `a property that a column goes to${known.length ? `: ${known.join(', ')}` : ''}`;
  throw new Problem('IMP-004', { option: 'key', value: key.slice(0, 80), expected, entity: resource.name });
}
