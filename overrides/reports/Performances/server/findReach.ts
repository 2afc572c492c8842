/** How far a caller sees takings of performances: all, or those of the shows that they are bound to. */
import type { Caller } from '../../../../server/kit.ts';
import { reportProblem } from '../../errors.ts';

const POLICY = 'turnover.read';

/** @returns the shows that the caller is bound to, null for all. @throws Problem REPORT-001 to who is bound otherwise */
export function findReach({ rights }: Pick<Caller, 'rights'>): readonly number[] | null {
  const holding = rights?.policies.get(POLICY) ?? 'all';
  if (holding === 'all') return null;
  if (holding.kind !== 'ticketing') throw reportProblem('REPORT-001', { policy: POLICY });
  return holding.ids;
}
