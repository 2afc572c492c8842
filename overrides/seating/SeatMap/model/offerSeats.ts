/** The seats of a performance as a sale from a contingent may take them. */
import { SEAT_STATES, type SeatStanding } from './seatPlan.ts';

const FREE = SEAT_STATES.indexOf('free');
const ELSEWHERE = SEAT_STATES.indexOf('contingent');

/**
 * What nobody has is free where it is of the contingent, and of another one elsewhere. A contingent without seats bounds a
 * number only: it sells where those of none do.
 *
 * @param contingent id, 0 for none
 */
export function offerSeats(standing: SeatStanding, contingent: number): SeatStanding {
  const own = standing.contingents.includes(contingent) ? contingent : 0;
  const states = standing.states.map((state, seat) => {
    if (state !== FREE && state !== ELSEWHERE) return state;
    return standing.contingents[seat] === own ? FREE : ELSEWHERE;
  });
  return { ...standing, states };
}
