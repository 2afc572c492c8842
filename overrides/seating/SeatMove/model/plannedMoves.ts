/** The moves that somebody is choosing on a map, before they are sent: one a seat, and one back for whom a seat is swapped with. Pure. */

/** Who has a seat. */
export interface Holder {
  /** IRI; an order, or the cart that holds the seat. */
  readonly order?: string;
  readonly cart?: string;
  /** Of the order, for people. */
  readonly number?: string;
}

export interface PlannedMove {
  /** Ids of seats of the performance. */
  readonly from: number;
  readonly to: number;
  /** Who goes. */
  readonly holder: Holder;
  /** Whoever comes back in exchange. */
  readonly swappedWith?: Holder;
}

export const findTarget = (moves: readonly PlannedMove[], from: number) =>
  moves.find((move) => move.from === from);

/** Somebody goes to a seat, of which another one that was to go there is no longer part. */
export function planMove(moves: readonly PlannedMove[], move: PlannedMove): readonly PlannedMove[] {
  return [...moves.filter(({ from, to }) => from !== move.from && to !== move.to), move];
}

export const dropMove = (moves: readonly PlannedMove[], from: number): readonly PlannedMove[] =>
  moves.filter((move) => move.from !== from);

/** Whom to ask about next: the first who has no new seat yet. */
export const findNext = (own: readonly number[], moves: readonly PlannedMove[]): number | undefined =>
  own.find((seat) => !findTarget(moves, seat));

interface SentMove extends Pick<Holder, 'order' | 'cart'> {
  readonly from: number;
  readonly to: number;
}

const sent = (from: number, to: number, { order, cart }: Holder): SentMove => ({
  from,
  to,
  ...(order ? { order } : cart ? { cart } : {}),
});

/** What the server is asked for: swaps are two moves. */
export function listMoves(moves: readonly PlannedMove[]): readonly SentMove[] {
  return moves.flatMap(({ from, to, holder, swappedWith }) => [
    sent(from, to, holder),
    ...(swappedWith ? [sent(to, from, swappedWith)] : []),
  ]);
}

/** The same, back again. */
export const revertMoves = (moves: readonly SentMove[]): readonly SentMove[] =>
  moves.map(({ from, to, ...holder }) => ({ from: to, to: from, ...holder }));
