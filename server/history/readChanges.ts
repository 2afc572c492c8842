/**
 * What the outbox kept of a change, by column and as PostgreSQL had it, as people and clients know it: by property,
 * relations as addresses, instants in UTC.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { collectionIri, type Model, type Resource, targetOf } from '../plan/resource.ts';

export interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** `{column: [from, to]}`; of a relation to many that has pairs: `[ids taken away, ids added]`. */
export type StoredChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

/** What is in the outbox in place of a secret. */
export const concealed = '***';

function columnOf(resource: Resource, property: PropertyDescriptor): string | undefined {
  // The outbox names pairs by their relation, without the entity's name in front.
  return property.through?.slice(resource.descriptor.table.length + 1) ?? property.column;
}

/** PostgreSQL's text of an instant as an answer has it: in UTC, milliseconds only when there are some. */
export function readInstant(value: string): string {
  return new Date(value).toISOString().replace('.000Z', 'Z');
}

/** One stored value as an answer of the API has it. */
export function readStored(
  model: Model,
  property: PropertyDescriptor,
  { value, contract }: { readonly value: unknown; readonly contract: number },
): unknown {
  if (value === null || value === undefined) return property.many ? [] : null;
  if (property.secret) return concealed;
  if (property.kind === 'relation') {
    const collection = collectionIri(targetOf(model, property), contract);
    return Array.isArray(value) ? value.map((id) => `${collection}/${id}`) : `${collection}/${String(value)}`;
  }
  if (property.kind === 'dateTime' && typeof value === 'string') return readInstant(value);
  return value;
}

export function readChanges(
  model: Model,
  resource: Resource,
  { changes, contract }: { readonly changes: StoredChanges; readonly contract: number },
): Record<string, Change> {
  const answer: Record<string, Change> = {};
  for (const property of resource.descriptor.properties) {
    const column = columnOf(resource, property);
    const stored = column === undefined ? undefined : changes[column];
    if (!stored || column === 'contract_id') continue;
    const [from, to] = stored;
    answer[property.name] = {
      from: readStored(model, property, { value: from, contract }),
      to: readStored(model, property, { value: to, contract }),
    };
  }
  return answer;
}
