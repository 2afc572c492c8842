/** What lines cost with the offers in force and the codes given: for a cart that is stored, and for one that is only worked out. */
import type { Sql } from '../../../../server/kit.ts';
import { findCouponReason } from '../../../offers/Coupon/model.ts';
import { readCoupons, readCustomerStatuses } from '../../../offers/Coupon/server/readCoupons.ts';
import { applyOffers, type PricedCart } from '../../../offers/OfferRule/model/applyOffers.ts';
import type { OfferCode } from '../../../offers/OfferRule/model/offer.ts';
import { readOffers } from '../../../offers/OfferRule/server/readOffers.ts';
import type { Sellable } from '../../Sellable/model.ts';
import {
  type Cluster,
  type CodeVerdict,
  clusterPlaces,
  judgeCode,
  listPlaces,
} from '../model/clusterPlaces.ts';
import type { PricedItem } from '../model.ts';

export interface CartToPrice {
  readonly contract: number;
  readonly now: Date;
  readonly customer: number | null;
  readonly codes: readonly string[];
  readonly items: readonly PricedItem[];
  readonly sellables: ReadonlyMap<number, Sellable>;
}

export interface CartWithOffers {
  /** Without `clusters` no offer is in force and nothing costs other than its price. */
  readonly priced: PricedCart | undefined;
  readonly clusters: readonly Cluster[];
  readonly codes: readonly OfferCode[];
  /** By the code as it was given. */
  readonly verdicts: Readonly<Record<string, CodeVerdict>>;
}

/** Codes as a cart carries them, each once; one on an item opens its offers as one of the cart does. */
export function listCodes(
  given: { readonly couponCode?: string | null | undefined; readonly couponCodeList?: unknown },
  items: readonly Pick<PricedItem, 'couponCode'>[] = [],
): readonly string[] {
  const list: readonly unknown[] = Array.isArray(given.couponCodeList) ? given.couponCodeList : [];
  const codes = [given.couponCode, ...list, ...items.map(({ couponCode }) => couponCode)].map((code) =>
    typeof code === 'string' ? code.trim() : '',
  );
  return [...new Set(codes.filter(Boolean))];
}

export async function applyToCart(sql: Sql, cart: CartToPrice): Promise<CartWithOffers> {
  const { contract, now, customer } = cart;
  const offers = await readOffers(sql, { contract, customer });
  if (offers.length === 0 && cart.codes.length === 0)
    return { priced: undefined, clusters: [], codes: [], verdicts: {} };
  const coupons = await readCoupons(sql, contract, cart.codes);
  const open = cart.codes.flatMap((given): readonly (OfferCode & { readonly given: string })[] => {
    const coupon = coupons.get(given);
    if (!coupon || findCouponReason(coupon, now)) return [];
    const { id, code, usage, left } = coupon;
    return [{ given, code, coupon: id, usage, left, offers: coupon.offers }];
  });
  const statuses = offers.some(({ customerStatuses }) => customerStatuses.length > 0)
    ? await readCustomerStatuses(sql, { contract, customer, now })
    : [];
  const priced = applyOffers(
    {
      places: listPlaces(cart.items, cart.sellables),
      currency: cart.sellables.get(cart.items[0]?.ticketPrice ?? 0)?.currency ?? 'EUR',
      now: now.getTime(),
      device: 'DESK',
      customerStatuses: statuses,
      codes: open,
    },
    offers,
  );
  const verdicts = cart.codes.map((given): [string, CodeVerdict] => {
    const reason = findCouponReason(coupons.get(given), now);
    const code = open.find((one) => one.given === given);
    return [given, code ? judgeCode(code, priced) : { valid: false, reason: reason ?? 'unknown' }];
  });
  return {
    priced,
    clusters: clusterPlaces(priced.places),
    codes: open,
    verdicts: Object.fromEntries(verdicts),
  };
}
