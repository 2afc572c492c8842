/** Records once more: what a copy begins with, by metadata. It is written as any other record is. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { renderStored } from '../query/renderRead.ts';
import { requestProblem } from '../request/errors.ts';
import type { BulkMember } from '../validate/readBulk.ts';
import { createMany } from './writeBulk.ts';
import type { WriteInput } from './writeRecord.ts';

/**
 * Whether a copy has the value of its original: what somebody set is copied, and what the server counts or derives begins
 * anew. A value that no other record may have is not copied, nor is a secret, nor are records of their own that point here.
 */
export function isCopied({ readOnly, computed, role, unique, secret, inverse }: PropertyDescriptor): boolean {
  return !(readOnly || computed || role || unique || secret || inverse);
}

/** @param stored all values of the original. @param set values that the copy has instead */
export function copyValues({ descriptor }: Resource, stored: Values, set: Values): Values {
  const values: Values = {};
  for (const property of descriptor.properties) {
    const { name, through } = property;
    const value = stored[name];
    // Without pairs the row is all there is to write.
    const isEmptyList = through !== undefined && Array.isArray(value) && value.length === 0;
    if (isCopied(property) && !isEmptyList && value !== undefined) values[name] = value;
  }
  return { ...values, ...set };
}

/**
 * @param records each the id of an original, and the values that its copy has instead
 * @returns ids in the order of the records
 * @throws REQ-010 where an original is not in the contract
 */
export async function copyRecords(
  input: WriteInput,
  records: readonly { readonly id: number; readonly values: Values }[],
): Promise<readonly number[]> {
  const { resource, context } = input;
  const rows = await context.tx.query<{ readonly id: number; readonly stored: string }>(
    renderStored(resource),
    [context.contract, records.map(({ id }) => id)],
  );
  const originals = new Map(rows.map(({ id, stored }) => [Number(id), JSON.parse(stored) as Values]));
  const members = records.map(({ id, values }): BulkMember => {
    const stored = originals.get(id);
    if (!stored) throw requestProblem('REQ-010', { entity: resource.name, id });
    return { values: copyValues(resource, stored, values) };
  });
  const { ids } = await createMany(input, members, undefined);
  return ids;
}
