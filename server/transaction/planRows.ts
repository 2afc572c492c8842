/** Many records as rows to write together; undefined when the row is not all there is to write of one of them. */
import type { WriteFacts } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import type { BulkMember } from '../validate/readBulk.ts';
import { MemberFailure } from './findMember.ts';
import { planRow } from './hooks.ts';
import { stamp } from './stamp.ts';

export function planRows(
  resource: Resource,
  members: readonly BulkMember[],
  facts: WriteFacts,
): readonly BulkMember[] | undefined {
  const rows: BulkMember[] = [];
  for (const [index, member] of members.entries()) {
    const values = planMember(resource, member, index, facts);
    if (!values) return undefined;
    stamp(resource, values, facts.now, facts.operation);
    rows.push(values === member.values ? member : { ...member, values });
  }
  return rows;
}

function planMember(resource: Resource, { values }: BulkMember, index: number, facts: WriteFacts) {
  try {
    return planRow(resource, values, facts);
  } catch (error) {
    throw new MemberFailure(index, error);
  }
}
