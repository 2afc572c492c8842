/** What is wrong in a drawing, and with which seats. Pure. */
import { type Drawing, labelOf } from '../model.ts';

/** Nearer than this, two seats are on one another. */
const APART = 0.8;

export interface DrawingFaults {
  /** Labels that several seats have. */
  readonly labels: readonly string[];
  /** Pairs of seats that are on one another. */
  readonly overlaps: number;
  /** Keys of all of these. */
  readonly keys: ReadonlySet<number>;
}

export function findFaults({ seats }: Drawing): DrawingFaults {
  const keys = new Set<number>();
  const twice = [...Map.groupBy(seats, labelOf)].filter(([, same]) => same.length > 1);
  for (const [, same] of twice) for (const { key } of same) keys.add(key);
  let overlaps = 0;
  const cells = Map.groupBy(seats, ({ x, y }) => `${Math.floor(x)}/${Math.floor(y)}`);
  for (const seat of seats)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const other of cells.get(`${Math.floor(seat.x) + dx}/${Math.floor(seat.y) + dy}`) ?? [])
          if (other.key > seat.key && Math.hypot(other.x - seat.x, other.y - seat.y) < APART) {
            overlaps += 1;
            keys.add(seat.key).add(other.key);
          }
  return { labels: twice.map(([label]) => label), overlaps, keys };
}
