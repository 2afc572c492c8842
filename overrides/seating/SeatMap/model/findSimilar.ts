/** The free seat most like one that was lost: of its group and type, and the nearest of those. */
import { type SeatPlan, type SeatStanding, stateOf } from './seatPlan.ts';

/** @param except indexes not to offer @returns -1 where no seat of its group and type is free */
export function findSimilar(
  plan: Pick<SeatPlan, 'count' | 'x' | 'y' | 'seats'>,
  { states, groups }: Pick<SeatStanding, 'states' | 'groups'>,
  lost: number,
  except: ReadonlySet<number>,
): number {
  let nearest = -1;
  let least = Infinity;
  for (let index = 0; index < plan.count; index += 1) {
    if (index === lost || except.has(index) || stateOf(states, index) !== 'free') continue;
    if (groups[index] !== groups[lost] || plan.seats.type[index] !== plan.seats.type[lost]) continue;
    // A row nearer or farther is felt more than a seat to the side.
    const distance =
      ((plan.x[index] ?? 0) - (plan.x[lost] ?? 0)) ** 2 +
      (1.5 * ((plan.y[index] ?? 0) - (plan.y[lost] ?? 0))) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
