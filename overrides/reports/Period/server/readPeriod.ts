/** The days that a report is asked for, and whether who asks may see all of them. */
import { type Caller, holdsForAll } from '../../../../server/kit.ts';
import { reportProblem } from '../../errors.ts';
import { countDays, MOST_DAYS } from '../../Takings/model.ts';

interface NamedPeriod {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** @throws Problem REPORT-001 to who holds the policy for a part, REPORT-002 for no period */
export function readPeriod(
  { caller }: { readonly caller: Pick<Caller, 'rights'> },
  asked: NamedPeriod,
  policy: string,
): { readonly from: string | null; readonly to: string | null } {
  if (!holdsForAll(caller, [policy])) throw reportProblem('REPORT-001', { policy });
  const from = asked.from ?? asked.to ?? null;
  const to = asked.to ?? asked.from ?? null;
  if (from !== null && to !== null && countDays(from, to) === undefined)
    throw reportProblem('REPORT-002', { from, to, most: MOST_DAYS });
  return { from, to };
}
