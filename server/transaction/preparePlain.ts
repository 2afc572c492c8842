/**
 * The members of a bulk write as their hooks leave them, when no hook asks for more than their values: then they are rows
 * to write together. Undefined when one does, or when a row is not all there is to write.
 */
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import type { BulkMember } from '../validate/readBulk.ts';
import { MemberFailure } from './findMember.ts';
import { isPlainRow } from './isPlainRow.ts';
import { type Alone, createAlone, Outside, updateAlone } from './runAlone.ts';
import { stamp } from './writeRecord.ts';

export async function preparePlain(
  resource: Resource,
  members: readonly BulkMember[],
  { operation, contract, caller, now }: Alone & { readonly operation: 'create' | 'update' },
): Promise<readonly BulkMember[] | undefined> {
  const made: BulkMember[] = [];
  if (operation === 'update' && resource.behaviour?.afterUpdate) return undefined;
  const how = { operation };
  const outside = new Outside({ contract, caller, now });
  const tryHook = ({ id, values }: BulkMember) =>
    operation === 'create'
      ? createAlone(resource, values, outside)
      : updateAlone(resource, values, outside, id);
  for (const [index, member] of members.entries()) {
    let values: Values | undefined;
    try {
      const tried = tryHook(member);
      values = tried instanceof Promise ? await tried : tried;
    } catch (error) {
      throw new MemberFailure(index, error);
    }
    if (!values || !isPlainRow(resource, values, how)) return undefined;
    stamp(resource, values, now, operation);
    made.push(values === member.values ? member : { ...member, values });
  }
  return made;
}
