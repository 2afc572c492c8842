/** What may become of a seat of a performance by hand: kept from sale, released, in another seat group. Pure. */

export interface KeptSeat {
  readonly id: number;
  readonly label: string;
  readonly seat: number;
  readonly status: string;
  readonly holdType: string | null;
  readonly holdReason: string | null;
  readonly seatGroup: number | null;
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
  readonly seatGroup?: number | null;
  readonly ticket?: number | null;
  readonly cartItem?: number | null;
  readonly manuallyAssigned?: boolean | null;
  readonly isLocked?: boolean | null;
}

export interface PlannedChange {
  /** Absent where it is refused, or nothing changes. */
  readonly next?: Omit<KeptSeat, 'label' | 'seat' | 'ticket' | 'cartItem'>;
  /** `taken`: somebody holds or bought it. `elsewhere`: carts, orders and moves change that. */
  readonly refusal?: 'taken' | 'elsewhere';
}

const BY_HAND: ReadonlySet<string> = new Set(['available', 'dismissed']);

const COMPARED = ['status', 'holdType', 'holdReason', 'seatGroup', 'manuallyAssigned', 'isLocked'] as const;

/** A seat kept from sale has a kind, `kill` where none is named, and perhaps a reason (R43). */
export function planChange(seat: KeptSeat, change: SeatChange): PlannedChange {
  const isOther = (name: 'seat' | 'ticket' | 'cartItem') =>
    change[name] !== undefined && change[name] !== seat[name];
  if (isOther('seat') || isOther('ticket') || isOther('cartItem')) return { refusal: 'elsewhere' };
  const status = change.status ?? seat.status;
  if (status !== seat.status && !BY_HAND.has(status)) return { refusal: 'elsewhere' };
  const isBlocked = status === 'dismissed';
  const next = {
    id: seat.id,
    status,
    holdType: isBlocked
      ? (change.holdType ?? seat.holdType ?? 'kill')
      : seat.status === 'dismissed'
        ? null
        : seat.holdType,
    holdReason: isBlocked ? (change.holdReason === undefined ? seat.holdReason : change.holdReason) : null,
    seatGroup: change.seatGroup === undefined ? seat.seatGroup : change.seatGroup,
    manuallyAssigned: change.manuallyAssigned ?? seat.manuallyAssigned,
    isLocked: change.isLocked ?? seat.isLocked,
  };
  const isFree = BY_HAND.has(seat.status) && (seat.status === 'dismissed' || seat.holdType === null);
  if (!isFree && (status !== seat.status || next.seatGroup !== seat.seatGroup)) return { refusal: 'taken' };
  const isChanged = COMPARED.some((name) => next[name] !== seat[name]);
  return isChanged ? { next } : {};
}
