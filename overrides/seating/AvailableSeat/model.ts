/**
 * What may become of a seat of a performance by hand: kept from sale, until when, released, in another seat group. Pure.
 */

/** Why and until when a seat is kept from sale; all null where it is not. */
export interface Hold {
  readonly holdType: string | null;
  readonly holdReason: string | null;
  /** ISO 8601; it goes back on sale then. */
  readonly expiresAt: string | null;
  /** It goes back on sale so many minutes before the start, whenever that is. */
  readonly releaseMinutes: number | null;
  /** E-mail of who keeps it. */
  readonly heldBy: string | null;
}

export interface KeptSeat extends Hold {
  readonly id: number;
  readonly label: string;
  readonly seat: number;
  readonly status: string;
  readonly seatGroup: number | null;
  /** Whose sales alone take it. */
  readonly stockContingent: number | null;
  readonly ticket: number | null;
  readonly cartItem: number | null;
  readonly manuallyAssigned: boolean;
  readonly isLocked: boolean;
}

/** Absent: stays. */
export interface SeatChange {
  readonly seat?: number | null;
  readonly status?: string | null;
  readonly holdType?: string | null;
  readonly holdReason?: string | null;
  readonly expiresAt?: string | null;
  readonly releaseMinutes?: number | null;
  readonly seatGroup?: number | null;
  readonly stockContingent?: number | null;
  readonly ticket?: number | null;
  readonly cartItem?: number | null;
  readonly manuallyAssigned?: boolean | null;
  readonly isLocked?: boolean | null;
}

export interface PlannedChange {
  /** Absent where it is refused, or nothing changes. */
  readonly next?: Omit<KeptSeat, 'label' | 'seat' | 'ticket' | 'cartItem'>;
  /**
   * `taken`: somebody holds or bought it. `elsewhere`: carts, orders and moves change that. `lifted`: a seat not for sale is
   * lifted by hand alone (R43). `twice`: it would go back on sale on a date and before the start.
   */
  readonly refusal?: 'taken' | 'elsewhere' | 'lifted' | 'twice';
}

const BY_HAND: ReadonlySet<string> = new Set(['available', 'dismissed']);

const ABOUT_HOLD = ['holdType', 'holdReason', 'expiresAt', 'releaseMinutes'] as const;
const COMPARED = ['status', 'seatGroup', 'stockContingent', 'manuallyAssigned', 'isLocked'] as const;

const NO_HOLD: Hold = {
  holdType: null,
  holdReason: null,
  expiresAt: null,
  releaseMinutes: null,
  heldBy: null,
};

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

const isSameHold = (a: Hold, b: Hold) =>
  ABOUT_HOLD.every((name) =>
    name === 'expiresAt' ? momentOf(a[name]) === momentOf(b[name]) : a[name] === b[name],
  );

/** The kind is `kill` where none is named (R43). One way of going back on sale takes the place of the other. */
function planHold(seat: KeptSeat, change: SeatChange, by: string): Hold {
  const before = seat.status === 'dismissed' ? seat : NO_HOLD;
  const { holdReason, expiresAt, releaseMinutes } = change;
  const next = {
    holdType: change.holdType ?? before.holdType ?? 'kill',
    holdReason: holdReason === undefined ? before.holdReason : holdReason,
    expiresAt: expiresAt === undefined ? (releaseMinutes == null ? before.expiresAt : null) : expiresAt,
    releaseMinutes:
      releaseMinutes === undefined ? (expiresAt == null ? before.releaseMinutes : null) : releaseMinutes,
  };
  const isKept = seat.status === 'dismissed' && isSameHold({ ...next, heldBy: null }, seat);
  return { ...next, heldBy: isKept ? seat.heldBy : by };
}

function holdOf(seat: KeptSeat, change: SeatChange, status: string, by: string): Hold {
  if (status === 'dismissed') return planHold(seat, change, by);
  if (seat.status === 'dismissed') return NO_HOLD;
  const { holdType, expiresAt } = seat;
  return { ...NO_HOLD, holdType, expiresAt };
}

/** @param by e-mail of who changes it */
export function planChange(seat: KeptSeat, change: SeatChange, by: string): PlannedChange {
  const isOther = (name: 'seat' | 'ticket' | 'cartItem') =>
    change[name] !== undefined && change[name] !== seat[name];
  if (isOther('seat') || isOther('ticket') || isOther('cartItem')) return { refusal: 'elsewhere' };
  const status = change.status ?? seat.status;
  if (status !== seat.status && !BY_HAND.has(status)) return { refusal: 'elsewhere' };
  const hold = holdOf(seat, change, status, by);
  const next = {
    id: seat.id,
    status,
    ...hold,
    seatGroup: change.seatGroup === undefined ? seat.seatGroup : change.seatGroup,
    stockContingent: change.stockContingent === undefined ? seat.stockContingent : change.stockContingent,
    manuallyAssigned: change.manuallyAssigned ?? seat.manuallyAssigned,
    isLocked: change.isLocked ?? seat.isLocked,
  };
  const isFree = BY_HAND.has(seat.status) && (seat.status === 'dismissed' || seat.holdType === null);
  const isOtherwise = (['status', 'seatGroup', 'stockContingent'] as const).some(
    (name) => next[name] !== seat[name],
  );
  if (!isFree && isOtherwise) return { refusal: 'taken' };
  if (status === 'dismissed') {
    if (hold.expiresAt !== null && hold.releaseMinutes !== null) return { refusal: 'twice' };
    const isTimed = hold.expiresAt !== null || hold.releaseMinutes !== null;
    if (isTimed && hold.holdType !== 'house') return { refusal: 'lifted' };
  }
  const isChanged = COMPARED.some((name) => next[name] !== seat[name]) || !isSameHold(next, seat);
  return isChanged ? { next } : {};
}
