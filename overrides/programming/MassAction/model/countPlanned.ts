/** What a mass action would do, counted before it is done. Pure. */
import type { DateFacts, MassChange } from './change.ts';
import { changesNothing, planChange, type Refusal } from './planChange.ts';

export interface PlannedCounts {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly code: Refusal['code']; readonly starts: readonly string[] }[];
}

export function countPlanned<Id>(
  change: MassChange<Id>,
  dates: readonly DateFacts<Id>[],
  channels: readonly Id[],
): PlannedCounts {
  const planned = dates.map((facts) => planChange(change, facts, channels));
  const refusals = planned.flatMap(({ refusal }) => refusal ?? []);
  const done = planned.filter(({ refusal }) => !refusal);
  const unchanged = done.filter(changesNothing).length;
  return {
    changed: done.length - unchanged,
    unchanged,
    refused: [...Map.groupBy(refusals, ({ code }) => code)].map(([code, same]) => ({
      code,
      starts: same.map(({ start }) => start).toSorted(),
    })),
  };
}
