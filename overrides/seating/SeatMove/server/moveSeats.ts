/**
 * `PUT /available_seats/move`: those who have seats get others of the same performance, all or none. Carts and orders are
 * locked before their seats, as whoever sells and gives back does. Codes and money stay as they are: tickets keep both.
 */
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { seatProblem } from '../../errors.ts';
import { type MovableSeat, type MoveRefusal, refuseMoves } from '../model/refuseMoves.ts';

const folder = import.meta.dirname;

interface OfSeats {
  readonly contract: number;
  readonly seats: readonly number[];
}

interface OfMoves {
  readonly contract: number;
  readonly now: string;
  readonly moves: string;
}

const lockMoves = sqlFile<OfSeats, MovableSeat>(folder, 'lockMoves.sql');
const writeMoves = sqlFile<OfMoves>(folder, 'writeMoves.sql');
const labelMoves = sqlFile<OfMoves>(folder, 'labelMoves.sql');
const readRights = sqlFile<
  OfSeats,
  {
    readonly seat: number;
    readonly item: number;
    readonly owner: number | null;
    readonly price: string;
    readonly groups: readonly number[] | null;
  }
>(folder, 'readRights.sql');

interface Move {
  readonly from: number;
  readonly to: number;
  readonly cart?: number | null;
  readonly order?: number | null;
}

async function lockHolders({ tx, contract }: WriteContext, moves: readonly Move[]): Promise<void> {
  const carts = moves.flatMap(({ cart }) => cart ?? []);
  const orders = moves.flatMap(({ order }) => order ?? []);
  const lock = (table: 'cart' | 'order', ids: readonly number[]) =>
    tx.query(
      db
        .selectFrom(table)
        .select('id')
        .where('contract_id', '=', contract)
        .where('id', '=', anyOf(ids))
        .orderBy('id')
        .forUpdate(),
    );
  if (carts.length > 0) await lock('cart', carts);
  if (orders.length > 0) await lock('order', orders);
}

function reportRefusal({ why, seats }: MoveRefusal) {
  const labels = seats.map(({ label }) => label).join('", "');
  const [first] = seats;
  if (why === 'taken')
    return seatProblem(
      'SEAT-003',
      { seats: labels },
      { extra: { seats: seats.map(({ id, label }) => ({ availableSeat: id, label })) } },
    );
  if (why === 'elsewhere')
    return seatProblem('SEAT-001', { seat: first?.label ?? '', eventDate: first?.eventDate ?? '' });
  if (why === 'locked') return seatProblem('SEAT-013', { seats: labels });
  if (why === 'group') return seatProblem('SEAT-014', { seats: labels });
  if (why === 'contingent') return seatProblem('SEAT-023', { seats: labels });
  if (why === 'twice') return seatProblem('SEAT-015', { seats: labels });
  return seatProblem('SEAT-016', { seats: labels });
}

/** Carts of one's own are moved by who sells; those of others, and tickets, by who corrects orders. */
async function checkHolders(
  context: WriteContext,
  seats: ReadonlyMap<number, MovableSeat>,
  moves: readonly Move[],
): Promise<void> {
  const { tx, contract, caller } = context;
  const held = await tx.query(readRights({ contract, seats: moves.map(({ from }) => from) }));
  const { owner } = await readOwner(tx, contract, caller.email);
  const mayCorrect = !caller.rights || caller.rights.policies.has('orders.correct');
  const isForeign = ({ from }: Move) => {
    const cart = held.find(({ seat }) => seat === from);
    return !cart || cart.owner !== owner;
  };
  const foreign = mayCorrect ? [] : moves.filter(isForeign);
  const labelOf = (id: number) => seats.get(id)?.label ?? '';
  if (foreign.length > 0)
    throw seatProblem('SEAT-017', { seats: foreign.map(({ from }) => labelOf(from)).join('", "') });
  for (const { from, to } of moves) {
    const cart = held.find(({ seat }) => seat === from);
    if (cart?.groups && !cart.groups.includes(seats.get(to)?.group ?? 0))
      throw seatProblem('SEAT-002', { seat: labelOf(to), price: cart.price });
  }
}

export const moveSeats = defineAction('AvailableSeat.moveMany', {
  async run(context, { body }) {
    const { tx, contract, now } = context;
    const moves = body.member.filter(({ from, to }) => from !== to);
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
    await lockHolders(context, moves);
    const locked = await tx.query(lockMoves({ contract, seats: ids }));
    const seats = new Map(locked.map((seat) => [seat.id, seat]));
    const refusal = refuseMoves(seats, moves);
    if (refusal) throw reportRefusal(refusal);
    await checkHolders(context, seats, moves);
    const ranked = moves.map(({ from, to }, rank) => ({ from, to, rank }));
    const written = { contract, now: now.toISOString(), moves: JSON.stringify(ranked) };
    await tx.query(writeMoves(written));
    await tx.query(labelMoves(written));
    return { ids };
  },
});
