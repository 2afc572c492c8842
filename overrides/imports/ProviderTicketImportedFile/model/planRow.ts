/** What a row of a partner's file becomes: tickets, with seat, price and code; or why it cannot. Pure. */
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import {
  type Contingent,
  type Details,
  findMatch,
  type Matches,
  type Performance,
  type Price,
  type SeatOfDate,
} from './catalog.ts';
import { bareName, type RowTexts } from './columns.ts';
import { type Found, refuse } from './findPerformance.ts';
import { bareSeat, isMangled, readCodes, readMinor, readSeats } from './readText.ts';

export interface HowToPlan {
  readonly strategy: 'split' | 'group' | 'none';
  readonly mode: 'full' | 'control_only';
  readonly generateBarcode: boolean;
  readonly matches: Matches;
}

export interface PlannedPlace {
  /** Null: one of ours is drawn. */
  readonly barcode: string | null;
  /** One code that several places have. */
  readonly sharedCode: string | null;
  readonly seat: SeatOfDate | null;
  readonly seatLabel: string | null;
  /** Minor units. */
  readonly amount: number;
}

export interface PlannedTickets {
  readonly performance: Performance;
  readonly price: Price | null;
  readonly priceName: string | null;
  readonly contingent: Contingent | null;
  readonly takesStock: boolean;
  readonly places: readonly PlannedPlace[];
}

const LONGEST_CODE = 40;

function findPrice(
  texts: RowTexts,
  performance: Performance,
  { prices }: Details,
  { matches, mode }: HowToPlan,
): Found<Price | null> {
  const own = prices.filter(({ eventDate }) => eventDate === performance.id);
  const label = texts.ticketPrice;
  const none = (fault: ReturnType<typeof refuse>): Found<Price | null> =>
    mode === 'control_only' ? { value: null } : fault;
  if (label === undefined) {
    const [only, ...others] = own;
    return only && others.length === 0 ? { value: only } : none(refuse('priceMissing'));
  }
  const match = findMatch(matches.prices, label, texts.show);
  if (match?.isIgnored) return 'ignored';
  const meant = match?.targetName ?? label;
  const price =
    own.find(({ id }) => id === match?.target) ?? own.find(({ name }) => bareName(name) === bareName(meant));
  return price ? { value: price } : none(refuse('priceUnmapped', { label }));
}

function findContingent(
  texts: RowTexts,
  performance: Performance,
  { contingents }: Details,
  { matches }: HowToPlan,
): Found<Contingent | null> {
  const own = contingents.filter(({ eventDate }) => eventDate === performance.id);
  const label = texts.contingent;
  const match =
    label === undefined
      ? matches.contingents.find(({ flag, isIgnored }) => flag && !isIgnored)
      : findMatch(matches.contingents, label);
  if (label === undefined)
    return { value: own.find(({ contingent }) => match && contingent === match.target) ?? null };
  if (match?.isIgnored) return 'ignored';
  const found = own.find(({ contingent, name }) =>
    match?.target == null ? bareName(name) === bareName(label) : contingent === match.target,
  );
  if (found) return { value: found };
  return refuse(match?.target == null ? 'contingentUnmapped' : 'contingentElsewhere', { label });
}

function findSeat(
  label: string,
  seats: readonly SeatOfDate[],
  { matches }: HowToPlan,
): SeatOfDate | undefined {
  const match = findMatch(matches.seats, label);
  if (match?.target != null) return seats.find(({ seat }) => seat === match.target);
  const bare = bareSeat(label);
  return (
    seats.find((seat) => bareSeat(seat.label) === bare) ??
    seats.find((seat) => bareSeat(`${seat.row ?? ''}${seat.number ?? ''}`) === bare)
  );
}

function findSeats(
  labels: readonly string[],
  { performance, seats, how }: { performance: Performance; seats: readonly SeatOfDate[]; how: HowToPlan },
): Found<readonly SeatOfDate[]> {
  const own = seats.filter(({ eventDate }) => eventDate === performance.id);
  const found: SeatOfDate[] = [];
  for (const label of labels) {
    if (findMatch(how.matches.seats, label)?.isIgnored) return 'ignored';
    const seat = findSeat(label, own, how);
    if (!seat) return refuse('seatUnknown', { label });
    if (!seat.isFree || found.includes(seat)) return refuse('seatTaken', { label: seat.label });
    found.push(seat);
  }
  return { value: found };
}

interface Codes {
  readonly own: readonly (string | null)[];
  readonly shared: string | null;
}

function giveCodes(codes: readonly string[], count: number, how: HowToPlan): Found<Codes> {
  const mangled = codes.find(isMangled);
  if (mangled) return refuse('barcodeMangled', { code: mangled });
  const long = codes.find((code) => code.length > LONGEST_CODE);
  if (long) return refuse('barcodeLong', { code: long.slice(0, LONGEST_CODE) });
  if (count > 1 && how.strategy === 'none') return refuse('severalPlaces', { places: count });
  if (codes.length === 0 && !how.generateBarcode) return refuse('barcodeMissing');
  if (codes.length === count) return { value: { own: codes, shared: null } };
  const drawn = Array.from({ length: count }, () => null);
  if (codes.length === 0) return { value: { own: drawn, shared: null } };
  if (codes.length === 1 && how.strategy === 'group')
    return { value: { own: drawn, shared: codes[0] ?? null } };
  if (how.generateBarcode && codes.length < count)
    return { value: { own: drawn.map((none, index) => codes[index] ?? none), shared: null } };
  return refuse('codesUnequal', { codes: codes.length, places: count });
}

function readCount(texts: RowTexts, named: number, codes: number): Found<number> {
  const { quantity } = texts;
  if (quantity === undefined) return { value: Math.max(1, named, named === 0 ? codes : 0) };
  const count = Number(quantity.replace(/[.,]0+$/, ''));
  if (!Number.isInteger(count) || count < 1 || count > 500)
    return refuse('quantityWrong', { value: quantity });
  // Each place of an order may be a row that has the number of places of the whole order.
  return named > 0 && named !== count
    ? refuse('placesUnequal', { quantity: count, seats: named })
    : { value: count };
}

/** @param occupies whether it still counts: a cancelled ticket takes neither stock nor seat */
export function planRow(
  texts: RowTexts,
  {
    performance,
    details,
    how,
    occupies,
  }: {
    readonly performance: Performance;
    readonly details: Details;
    readonly how: HowToPlan;
    readonly occupies: boolean;
  },
): Found<PlannedTickets> {
  const plan = texts.plan === undefined ? undefined : findMatch(how.matches.plans, texts.plan);
  if (plan?.isIgnored) return 'ignored';
  const price = findPrice(texts, performance, details, how);
  if (price === 'ignored' || 'fault' in price) return price;
  const contingent = findContingent(texts, performance, details, how);
  if (contingent === 'ignored' || 'fault' in contingent) return contingent;
  const codes = readCodes(texts.barcode);
  const labels = readSeats(texts);
  const count = readCount(texts, labels.length, codes.length);
  if (count === 'ignored' || 'fault' in count) return count;
  const given = giveCodes(codes, count.value, how);
  if (given === 'ignored' || 'fault' in given) return given;
  const takesStock = occupies && how.mode === 'full';
  const isSeated = takesStock && performance.isNumbered;
  if (isSeated && labels.length < count.value) return refuse('seatMissing');
  const seats = isSeated ? findSeats(labels, { performance, seats: details.seats, how }) : { value: [] };
  if (seats === 'ignored' || 'fault' in seats) return seats;
  const digits = currencyDigits(performance.currency);
  const amount = texts.amount === undefined ? undefined : readMinor(texts.amount, digits);
  if (texts.amount !== undefined && amount === undefined)
    return refuse('amountWrong', { value: texts.amount });
  const shares = shareAmount(amount, count.value, price.value?.facialValue ?? 0);
  return {
    value: {
      performance,
      price: price.value,
      priceName: price.value?.name ?? texts.ticketPrice ?? null,
      contingent: contingent.value,
      takesStock,
      places: given.value.own.map((barcode, index) => ({
        barcode,
        sharedCode: given.value.shared,
        seat: seats.value[index] ?? null,
        seatLabel: seats.value[index]?.label ?? labels[index] ?? null,
        amount: shares[index] ?? 0,
      })),
    },
  };
}

/** The amount of a row is for all of its places; what does not divide is the first one's. */
function shareAmount(amount: number | undefined, count: number, each: number): readonly number[] {
  if (amount === undefined) return Array.from({ length: count }, () => each);
  const share = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? amount - share * (count - 1) : share));
}
