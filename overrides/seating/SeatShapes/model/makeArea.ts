/** A standing area: as many places as it holds, close together, each counted and printed with a number of the area. Pure. */
import { type DrawnSeat, round } from '../../SeatConfig/model.ts';

export interface AreaToAdd {
  readonly places: number;
  /** Places side by side. */
  readonly across: number;
  /** What is printed before the number, e.g. `Pit`. */
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
}

/** Between two places, in units of a seat's width: nearer ones would be on one another. */
const APART = 0.85;

/** Around x = 0, from y on. @param key of the first place */
export function makeArea(
  { places, across, name, floor, zone }: AreaToAdd,
  { key, y }: { readonly key: number; readonly y: number },
): readonly DrawnSeat[] {
  const columns = Math.min(across, places);
  return Array.from({ length: places }, (_, index) => ({
    key: key + index,
    id: null,
    row: name,
    number: String(index + 1),
    type: 'standing' as const,
    floor,
    zone,
    x: round(((index % columns) - (columns - 1) / 2) * APART),
    y: round(y + Math.floor(index / columns) * APART),
    angle: 0,
    isObstructed: false,
    info: '',
  }));
}
