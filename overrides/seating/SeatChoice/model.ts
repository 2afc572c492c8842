/**
 * The best free seats of a performance for people who sit together (R44d). Pure: what is free was read before, and what is
 * chosen is locked after.
 */

export interface FreeSeat {
  readonly id: number;
  /** Names a row, or its part up to an aisle, in which seats are beside one another by `position`. */
  readonly row: string;
  /** Of the row, the best first. */
  readonly rank: number;
  readonly position: number;
  /** Positions of the row's first and last seat, whether they are free or not. */
  readonly first: number;
  readonly last: number;
  /** The middle of the whole row, aisles included. */
  readonly middle: number;
  /** Kept for whoever needs one: never given to a general request. */
  readonly isReserved: boolean;
}

interface Block {
  readonly seats: readonly FreeSeat[];
  readonly rank: number;
  readonly distance: number;
  /** Single seats that are left free between two taken ones; ends of rows do not count (R44c). */
  readonly orphans: number;
}

/** Seats side by side in one row, without a gap. */
function listRuns(seats: readonly FreeSeat[]): readonly (readonly FreeSeat[])[] {
  const sorted = seats.toSorted(
    (a, b) => a.rank - b.rank || a.row.localeCompare(b.row) || a.position - b.position,
  );
  const runs: FreeSeat[][] = [];
  for (const seat of sorted) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.row === seat.row && before.position + 1 === seat.position) run.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

function describeBlock(run: readonly FreeSeat[], start: number, count: number): Block {
  const seats = run.slice(start, start + count);
  const row = { rank: 0, first: 0, last: 0, middle: 0, ...seats[0] };
  const center = seats.reduce((sum, { position }) => sum + position, 0) / seats.length;
  const isOrphan = (free: readonly FreeSeat[]) =>
    free.length === 1 && free[0]?.position !== row.first && free[0]?.position !== row.last;
  return {
    seats,
    rank: row.rank,
    distance: Math.abs(center - row.middle),
    orphans: Number(isOrphan(run.slice(0, start))) + Number(isOrphan(run.slice(start + count))),
  };
}

const compare = (a: Block, b: Block) =>
  a.rank - b.rank || a.orphans - b.orphans || a.distance - b.distance || firstId(a) - firstId(b);

const firstId = ({ seats }: Block) => seats[0]?.id ?? 0;

/** The best block of `count` seats side by side. */
function findBlock(runs: readonly (readonly FreeSeat[])[], count: number): Block | undefined {
  let best: Block | undefined;
  for (const run of runs)
    for (let start = 0; start + count <= run.length; start += 1) {
      const block = describeBlock(run, start, count);
      if (!best || compare(block, best) < 0) best = block;
    }
  return best;
}

/**
 * Seats side by side where there are as many, or else in as few blocks as the room allows, the largest first.
 *
 * @returns undefined where fewer than `count` are free
 */
export function chooseSeats(seats: readonly FreeSeat[], count: number): readonly FreeSeat[] | undefined {
  const chosen: FreeSeat[] = [];
  let runs = listRuns(seats.filter(({ isReserved }) => !isReserved));
  while (chosen.length < count) {
    const longest = Math.max(0, ...runs.map((run) => run.length));
    const block = findBlock(runs, Math.min(longest, count - chosen.length));
    if (!block || longest === 0) return undefined;
    chosen.push(...block.seats);
    const taken = new Set(block.seats);
    runs = listRuns(runs.flat().filter((seat) => !taken.has(seat)));
  }
  return chosen;
}
