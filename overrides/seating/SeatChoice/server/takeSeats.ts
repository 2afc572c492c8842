/**
 * Gives a cart the seats of its lines, all or none: those it names, and the best free ones for the rest. What it had and
 * wants is locked by ascending id; what is chosen for it is taken where nobody else is taking it (R44b). Whoever takes
 * seats has moved the stock before, and has locked the cart if it is not new.
 */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { chooseSeats, type FreeSeat } from '../model.ts';

/** A line of a cart on a numbered performance. */
export interface SeatedLine {
  /** Id of the cart item. */
  readonly item: number;
  readonly eventDate: number;
  readonly quantity: number;
  /** Chosen by hand, at most `quantity`; undefined where nobody chose, and what it has may stay. */
  readonly seats: readonly number[] | undefined;
  /** It sells from; null for none. */
  readonly contingent: number | null;
  /** Seat groups that its price gives a right to; null for all. */
  readonly groups: readonly number[] | null;
  /** Place in the cart, for refusals. */
  readonly index: number;
  readonly price: string;
}

export interface SeatedCart {
  readonly contract: number;
  readonly cart: number;
  readonly now: Date;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly lines: readonly SeatedLine[];
}

interface LockedSeat {
  readonly id: number;
  readonly eventDate: number;
  readonly status: string;
  readonly holdType: string | null;
  readonly cart: number | null;
  readonly item: number | null;
  readonly group: number | null;
  readonly contingent: number | null;
  readonly isByHand: boolean;
  readonly label: string;
}

interface GivenSeat {
  readonly seat: number;
  readonly item: number;
  readonly isByHand: boolean;
}

const folder = import.meta.dirname;

const lockSeats = sqlFile<
  { readonly contract: number; readonly cart: number; readonly wanted: readonly number[] },
  LockedSeat
>(folder, 'lockSeats.sql');

const readFreeSeats = sqlFile<
  {
    readonly contract: number;
    readonly cart: number;
    readonly eventDate: number;
    readonly contingent: number | null;
    readonly groups: readonly number[] | null;
    readonly except: readonly number[];
  },
  FreeSeat
>(folder, 'readFreeSeats.sql');

const lockFree = sqlFile<
  {
    readonly contract: number;
    readonly cart: number;
    readonly contingent: number | null;
    readonly seats: readonly number[];
  },
  { readonly id: number }
>(folder, 'lockFree.sql');

const findSeated = sqlFile<
  { readonly contract: number; readonly contingents: readonly number[] },
  { readonly id: number }
>(folder, 'findSeated.sql');

const holdSeats = sqlFile<{
  readonly contract: number;
  readonly cart: number;
  readonly now: string;
  readonly expiresAt: string;
  readonly seats: string;
}>(folder, 'holdSeats.sql');

const listSeats = sqlFile<{ readonly contract: number; readonly cart: number; readonly seats: string }>(
  folder,
  'listSeats.sql',
);

/** Others may take what was chosen before it is locked: so often it is chosen anew. */
const ATTEMPTS = 3;

const isFree = ({ status, holdType, cart }: LockedSeat, own: number) =>
  cart === own || (status === 'available' && holdType === null);

function violationOf({ index }: SeatedLine, message: string, code: string) {
  return { propertyPath: `cartItemList[${index}].availableSeatList`, message, code };
}

/** Seats that were named and cannot be had: of another performance or group, or somebody else's meanwhile. */
function refuseWrong(
  cart: number,
  lines: readonly SeatedLine[],
  locked: ReadonlyMap<number, LockedSeat>,
): void {
  const taken: { readonly line: SeatedLine; readonly seat: LockedSeat }[] = [];
  for (const line of lines)
    for (const id of line.seats ?? []) {
      const seat = locked.get(id);
      if (seat?.eventDate !== line.eventDate)
        throw seatProblem(
          'SEAT-001',
          { seat: id, eventDate: line.eventDate },
          { violations: [violationOf(line, 'There is no such seat in this performance.', 'relation')] },
        );
      if (line.groups && !line.groups.includes(seat.group ?? 0))
        throw seatProblem(
          'SEAT-002',
          { seat: seat.label, price: line.price },
          { violations: [violationOf(line, `"${seat.label}" is of another seat group.`, 'group')] },
        );
      if (line.contingent !== seat.contingent)
        throw seatProblem(
          'SEAT-022',
          { seat: seat.label, price: line.price },
          { violations: [violationOf(line, `"${seat.label}" is of another contingent.`, 'contingent')] },
        );
      if (!isFree(seat, cart)) taken.push({ line, seat });
    }
  if (taken.length === 0) return;
  throw seatProblem(
    'SEAT-003',
    { seats: taken.map(({ seat }) => seat.label).join('", "') },
    {
      violations: taken.map(({ line, seat }) => violationOf(line, `"${seat.label}" is taken.`, 'taken')),
      extra: { seats: taken.map(({ seat }) => ({ availableSeat: seat.id, label: seat.label })) },
    },
  );
}

/** Seats of a line that somebody chose, now or before: they stay as they are. */
function listByHand(line: SeatedLine, locked: ReadonlyMap<number, LockedSeat>): readonly GivenSeat[] {
  const before = [...locked.values()].filter(
    ({ item, isByHand, contingent }) => item === line.item && isByHand && contingent === line.contingent,
  );
  const seats = line.seats ?? before.map(({ id }) => id);
  return seats.slice(0, line.quantity).map((seat) => ({ seat, item: line.item, isByHand: true }));
}

/** Places of one performance and the same seat groups for which nobody chose: whatever their prices, they sit together. */
interface Party {
  readonly parts: readonly { readonly line: SeatedLine; readonly count: number }[];
  readonly line: SeatedLine;
}

function listParties(lines: readonly SeatedLine[], byHand: readonly GivenSeat[]): readonly Party[] {
  const parts = lines
    .map((line) => ({
      line,
      count: line.quantity - byHand.filter(({ item }) => item === line.item).length,
    }))
    .filter(({ count }) => count > 0);
  const parties = Map.groupBy(
    parts,
    ({ line }) => `${line.eventDate}/${line.contingent ?? ''}/${line.groups?.join() ?? ''}`,
  );
  return [...parties.values()].flatMap((members) =>
    members[0] ? [{ parts: members, line: members[0].line }] : [],
  );
}

/** The seats that a party was given before, where it is as many as then; undefined where it is chosen for anew. */
function keepParty(
  { parts, line }: Party,
  locked: ReadonlyMap<number, LockedSeat>,
): readonly GivenSeat[] | undefined {
  const own = [...locked.values()].filter(
    ({ isByHand, contingent }) => !isByHand && contingent === line.contingent,
  );
  const kept = parts.map(({ line }) => own.filter(({ item }) => item === line.item));
  if (parts.some(({ count }, index) => kept[index]?.length !== count)) return undefined;
  return kept.flat().map(({ id, item }) => ({ seat: id, item: item ?? 0, isByHand: false }));
}

async function chooseFor(
  sql: Sql,
  { contract, cart }: SeatedCart,
  { parts, line }: Party,
  given: readonly GivenSeat[],
): Promise<readonly GivenSeat[]> {
  const { eventDate, groups, contingent } = line;
  const items = parts.flatMap((part) => Array<number>(part.count).fill(part.line.item));
  const except = given.map(({ seat }) => seat);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const free = await sql.query(readFreeSeats({ contract, cart, eventDate, contingent, groups, except }));
    const seats = chooseSeats(free, items.length)?.map(({ id }) => id);
    if (!seats) break;
    const locked = await sql.query(lockFree({ contract, cart, contingent, seats }));
    if (locked.length === seats.length)
      return items.map((item, index) => ({ seat: seats[index] ?? 0, item, isByHand: false }));
    // What somebody is taking just now is not waited for.
    const had = new Set(locked.map(({ id }) => id));
    except.push(...seats.filter((id) => !had.has(id)));
  }
  const count = items.length;
  const message = `"${count}" seats wanted of "${line.price}", fewer are free.`;
  throw seatProblem(
    'SEAT-004',
    { count, price: line.price },
    { violations: [violationOf(line, message, 'stock')] },
  );
}

/** A contingent without seats of its own bounds a number: its lines sit where those without one do. */
async function placeLines(sql: Sql, { contract, lines }: SeatedCart): Promise<readonly SeatedLine[]> {
  const contingents = [...new Set(lines.flatMap(({ contingent }) => contingent ?? []))];
  if (contingents.length === 0) return lines;
  const seated = new Set((await sql.query(findSeated({ contract, contingents }))).map(({ id }) => id));
  return lines.map((line) =>
    line.contingent !== null && seated.has(line.contingent) ? line : { ...line, contingent: null },
  );
}

/** @throws Problem SEAT-001 to SEAT-004, SEAT-022 */
export async function takeSeats(sql: Sql, asked: SeatedCart): Promise<void> {
  const { contract, cart } = asked;
  const lines = await placeLines(sql, asked);
  const seated = { ...asked, lines };
  const wanted = lines.flatMap(({ seats }) => seats ?? []);
  const rows = await sql.query(lockSeats({ contract, cart, wanted }));
  const locked = new Map(rows.map((seat) => [seat.id, seat]));
  refuseWrong(cart, lines, locked);
  const given = lines.flatMap((line) => listByHand(line, locked));
  for (const party of listParties(lines, given))
    given.push(...(keepParty(party, locked) ?? (await chooseFor(sql, seated, party, given))));
  const seats = JSON.stringify(given.map((seat, position) => ({ ...seat, position })));
  const now = seated.now.toISOString();
  await sql.query(holdSeats({ contract, cart, now, expiresAt: seated.expiresAt, seats }));
  await sql.query(listSeats({ contract, cart, seats }));
}

/** Gives back what carts hold, once their stock is given back. The caller has locked the carts. */
export async function releaseSeats(sql: Sql, contract: number, carts: readonly number[]): Promise<void> {
  if (carts.length === 0) return;
  await sql.query(
    db
      .updateTable('available_seat')
      .set({
        status: 'available',
        hold_type: null,
        cart_id: null,
        cart_item_id: null,
        expires_at: null,
        manually_assigned: false,
      })
      .where('contract_id', '=', contract)
      .where('id', 'in', (seats) =>
        seats
          .selectFrom('available_seat')
          .select('id')
          .where('contract_id', '=', contract)
          .where('cart_id', '=', anyOf(carts))
          .where('status', '=', 'in_cart')
          .orderBy('id')
          .forUpdate(),
      ),
  );
}
