/**
 * Whether people may change seats as somebody wants: within a seat group a ticket keeps its number, across groups it does
 * not (R3). Whoever has a seat that another goes to has to go somewhere as well: two parties that swap are two moves. Pure.
 */

export interface MovableSeat {
  readonly id: number;
  readonly label: string;
  readonly eventDate: number;
  readonly group: number | null;
  readonly contingent: number | null;
  readonly status: string;
  readonly holdType: string | null;
  readonly isLocked: boolean;
  readonly cart: number | null;
  readonly order: number | null;
}

export interface SeatMove {
  readonly from: number;
  readonly to: number;
  /** Whom it was seen to belong to. */
  readonly cart?: number | null;
  readonly order?: number | null;
}

export interface MoveRefusal {
  readonly why: 'changed' | 'locked' | 'elsewhere' | 'taken' | 'twice' | 'contingent' | 'group';
  readonly seats: readonly MovableSeat[];
}

const TAKEN: ReadonlySet<string> = new Set(['in_cart', 'in_order', 'scanned']);

/** Sold seats name their cart as well: it is the order's by then. */
const isOf = ({ cart, order, status }: MovableSeat, move: SeatMove) =>
  TAKEN.has(status) &&
  (status === 'in_cart' ? cart !== null && cart === move.cart : order !== null && order === move.order);

/** @returns why not, the gravest first; undefined where all may go */
export function refuseMoves(
  seats: ReadonlyMap<number, MovableSeat>,
  moves: readonly SeatMove[],
): MoveRefusal | undefined {
  const pairs = moves.flatMap((move) => {
    const [from, to] = [seats.get(move.from), seats.get(move.to)];
    return from && to ? [{ move, from, to }] : [];
  });
  const leaving = new Set(moves.map(({ from }) => from));
  const find = (why: MoveRefusal['why'], found: readonly MovableSeat[]) =>
    found.length > 0 ? { why, seats: found } : undefined;
  const counts = Map.groupBy(pairs, ({ to }) => to.id);
  const froms = Map.groupBy(pairs, ({ from }) => from.id);
  return (
    find(
      'changed',
      pairs.filter(({ move, from }) => !isOf(from, move)).map(({ from }) => from),
    ) ??
    find(
      'twice',
      pairs
        .filter(
          ({ from, to }) => Number(counts.get(to.id)?.length) > 1 || Number(froms.get(from.id)?.length) > 1,
        )
        .map(({ to }) => to),
    ) ??
    find(
      'elsewhere',
      pairs.filter(({ from, to }) => from.eventDate !== to.eventDate).map(({ to }) => to),
    ) ??
    find(
      'locked',
      pairs.flatMap(({ from, to }) => [from, to]).filter(({ isLocked }) => isLocked),
    ) ??
    find(
      'taken',
      pairs
        .filter(({ to }) => !leaving.has(to.id) && (to.status !== 'available' || to.holdType !== null))
        .map(({ to }) => to),
    ) ??
    find(
      'contingent',
      pairs.filter(({ from, to }) => from.contingent !== to.contingent).map(({ to }) => to),
    ) ??
    find(
      'group',
      // A cart has no ticket yet: it is refused by its price.
      pairs
        .filter(({ from, to }) => from.status !== 'in_cart' && from.group !== to.group)
        .map(({ to }) => to),
    )
  );
}
