/** Whether a code may be used, by what is stored of it: the offers it opens are asked elsewhere. */
import type { COUPON_USAGES } from '../OfferRule/model/offer.ts';

/** Instants in ISO 8601. */
export interface StoredCoupon {
  readonly usage: (typeof COUPON_USAGES)[number];
  readonly enabled: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly left: number | null;
  readonly offers: readonly number[];
}

export type CouponReason =
  | 'unknown'
  | 'disabled'
  | 'notStarted'
  | 'ended'
  | 'usedUp'
  | 'cash'
  | 'opensNothing';

/** Why a code is worth nothing now, or nothing. A cash coupon is a means of payment and opens no offer (R12). */
export function findCouponReason(coupon: StoredCoupon | undefined, now: Date): CouponReason | undefined {
  if (!coupon) return 'unknown';
  if (!coupon.enabled) return 'disabled';
  if (coupon.validFrom !== null && now.getTime() < Date.parse(coupon.validFrom)) return 'notStarted';
  if (coupon.validUntil !== null && now.getTime() > Date.parse(coupon.validUntil)) return 'ended';
  if (coupon.left !== null && coupon.left < 1) return 'usedUp';
  if (coupon.usage === 'cash') return 'cash';
  return coupon.offers.length === 0 ? 'opensNothing' : undefined;
}
