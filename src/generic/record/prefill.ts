/** What a create screen starts from when another screen leads to it: values, and where to go once the record is made. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { writableProperties } from '../../data/choose.ts';
import type { Entities } from '../../data/paths.ts';

/** Travels as the state of the address, so that a reload keeps it. */
export interface Prefill {
  readonly values: Readonly<Record<string, unknown>>;
  /** Title of the record these values were taken from. */
  readonly copyOf?: string;
  readonly returnTo?: string;
}

export function readPrefill(state: unknown): Prefill | undefined {
  const { prefill } = (state ?? {}) as { readonly prefill?: Prefill };
  return prefill;
}

const ofTheRow = new Set(['id', '@id', '@type', '@etag']);

/** Rows become rows of the copy. */
const withoutIdentity = (row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).filter(([name]) => !ofTheRow.has(name)))
    : row;

function copyValue(property: PropertyDescriptor, value: unknown): unknown {
  return property.embedded && property.many && Array.isArray(value) ? value.map(withoutIdentity) : value;
}

/** A record's values for another like it: what there can be one of, and what is secret or the server's, is left out. */
export function duplicateValues(
  entity: EntityDescriptor,
  entities: Entities,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    writableProperties(entity, 'create', entities).flatMap((property) => {
      const value = record[property.name];
      return property.unique || property.secret || value === undefined || value === null
        ? []
        : [[property.name, copyValue(property, value)]];
    }),
  );
}
