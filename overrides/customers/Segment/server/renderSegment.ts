/** A segment as one condition on a row of `crm_customer`: every value bound, every name a constant of the code. */
import { type Caller, holdsForAll } from '../../../../server/kit.ts';
import {
  type ActivityGroup,
  listGroups,
  readSegment,
  type Segment,
  type SegmentNode,
} from '../model/segment.ts';
import { segmentProblem } from './errors.ts';
import type { Param } from './matchText.ts';
import { renderActivity } from './renderActivity.ts';
import { renderCharacteristic } from './renderCharacteristic.ts';

/** What is read to find who did something. */
const NEEDS: Partial<Record<ActivityGroup, string>> = {
  hasOrdered: 'orders.read',
  hasNotOrdered: 'orders.read',
  hasParticipated: 'tickets.read',
  hasNotParticipated: 'tickets.read',
};

/** @throws CRM-001, CRM-002, CRM-003 */
export function demandSegment(given: unknown, caller: Pick<Caller, 'rights'>): Segment {
  const read = readSegment(given);
  if ('segment' in read) {
    for (const group of listGroups(read.segment)) {
      const policy = NEEDS[group];
      if (policy && !holdsForAll(caller, [policy])) throw segmentProblem('CRM-003', { group, policy });
    }
    return read.segment;
  }
  const { fault } = read;
  if (fault.kind === 'large') throw segmentProblem('CRM-002', { what: fault.what });
  throw segmentProblem('CRM-001', { place: fault.place, reason: fault.reason });
}

const joined = (
  row: string,
  nodes: readonly SegmentNode[],
  word: string,
  none: string,
  param: Param,
): string =>
  nodes.length === 0 ? none : `(${nodes.map((node) => renderNode(row, node, param)).join(word)})`;

function renderNode(row: string, node: SegmentNode, param: Param): string {
  if ('all' in node) return joined(row, node.all, ' AND ', 'true', param);
  if ('any' in node) return joined(row, node.any, ' OR ', 'false', param);
  if ('not' in node) return `NOT ${renderNode(row, node.not, param)}`;
  return 'criteria' in node ? renderActivity(row, node, param) : renderCharacteristic(row, node, param);
}

/** Whoever was merged into another is in no segment: the other is. */
export const renderSegment = (row: string, segment: Segment, param: Param): string =>
  `(${joined(row, segment, ' AND ', 'true', param)} AND ${row}."merged_into_id" IS NULL AND ${row}."deleted_at" IS NULL)`;
