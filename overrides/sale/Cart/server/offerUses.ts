/**
 * The offers and codes that a cart's price rests on, taken once when it is sold. A use that has a limit is counted by a
 * conditional update of its row, which the next sale waits for: what two carts both hope for, one of them gets.
 */
import type { OfferExchange } from '../../../../schema/generated/offers/OfferExchange.ts';
import type { OfferTrigger } from '../../../../schema/generated/offers/OfferTrigger.ts';
import type { Sql, WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { readCustomerStatuses } from '../../../offers/Coupon/server/readCoupons.ts';
import { offersProblem } from '../../../offers/errors.ts';
import { countsGroups, readBenefit, readConditions } from '../../../offers/OfferRule/model/readStored.ts';
import { readOffers } from '../../../offers/OfferRule/server/readOffers.ts';
import type { HeldItem } from './items.ts';
import type { Lowered } from './recordSale.ts';

interface StoredCluster {
  readonly item: number;
  readonly quantity: number;
  readonly value: number;
  readonly paid: number;
  readonly offer: number | null;
  readonly application: string | null;
}

/** How much of an offer a cart uses; limits and what is used of them are those of its row. */
interface UsedOffer {
  readonly id: number;
  readonly title: string;
  readonly triggers: readonly OfferTrigger[] | null;
  readonly exchange: OfferExchange | null;
  readonly max: number | null;
  readonly current: number;
  readonly isForCustomer: boolean;
  readonly places: number;
  readonly applications: number;
}

interface UsedCode {
  readonly id: number;
  readonly code: string;
  readonly usage: 'cash' | 'per_order' | 'per_order_item' | 'per_application';
  readonly max: number | null;
  readonly current: number;
  readonly places: number;
  readonly applications: number;
}

export interface CartUses {
  readonly clusters: readonly StoredCluster[];
  readonly offers: readonly UsedOffer[];
  readonly codes: readonly UsedCode[];
}

const readStored = sqlFile<{ readonly contract: number; readonly cart: number }, CartUses>(
  import.meta.dirname,
  'readUses.sql',
);

export async function readUses(sql: Sql, contract: number, cart: number): Promise<CartUses> {
  const [uses] = await sql.query(readStored({ contract, cart }));
  return uses ?? { clusters: [], offers: [], codes: [] };
}

const countOffer = ({ triggers, exchange, places, applications }: UsedOffer): number =>
  countsGroups(readBenefit(exchange, readConditions(triggers))) ? applications : places;

function countCode({ usage, places, applications }: UsedCode): number {
  if (usage === 'per_order_item') return places;
  return usage === 'per_application' ? applications : 1;
}

const isSpent = (use: { readonly max: number | null; readonly current: number }, count: number) =>
  use.max !== null && use.current + count > use.max;

/** Without a lock: for whoever prices the cart again before it is sold. The guard is `takeUses`. */
export async function hasSpentUses(sql: Sql, contract: number, cart: number): Promise<boolean> {
  const { offers, codes } = await readUses(sql, contract, cart);
  return (
    offers.some((offer) => isSpent(offer, countOffer(offer))) ||
    codes.some((code) => isSpent(code, countCode(code)))
  );
}

/** The lines of a sale: what costs the same by the same offer is one, with its seats. */
export function splitLines<Item extends HeldItem & { readonly id: number }>(
  items: readonly Item[],
  { clusters }: CartUses,
): readonly { readonly item: Item; readonly lowered?: Lowered }[] {
  return items.flatMap((item) => {
    const own = clusters.filter((cluster) => cluster.item === item.id);
    if (own.length === 0) return [{ item }];
    let at = 0;
    return own.map(({ quantity, paid, value, offer, application }) => {
      const seats = item.seats?.slice(at, at + quantity);
      at += quantity;
      const lowered = { retailValue: value, offer, application };
      return { item: { ...item, quantity, facialValue: paid, ...(seats && { seats }) }, lowered };
    });
  });
}

interface Taken {
  readonly contract: number;
  readonly id: number;
  readonly count: number;
}

const takeOffer = sqlFile<Taken, { readonly taken: number }>(import.meta.dirname, 'takeOffer.sql');

const takeCode = sqlFile<Taken, { readonly taken: number }>(import.meta.dirname, 'takeCode.sql');

interface Buyer {
  readonly cart: number;
  /** Named at the checkout; null for the cart's own. */
  readonly customer: number | null;
  readonly uses: CartUses;
}

/** Offers that depend on who buys, asked for the one who does: read after the lock of `takeOffer`. */
async function refuseOtherCustomer(
  { tx, contract, now }: WriteContext,
  { cart, customer, uses }: Buyer,
): Promise<void> {
  const bound = uses.offers.filter(({ isForCustomer }) => isForCustomer);
  if (bound.length === 0) return;
  const [row] = await tx.query(readCustomer({ contract, cart }));
  const buyer = customer ?? row?.customer ?? null;
  const offers = await readOffers(tx, { contract, customer: buyer });
  const statuses = await readCustomerStatuses(tx, { contract, customer: buyer, now });
  for (const used of bound) {
    const offer = offers.find(({ id }) => id === used.id);
    const hasStatus =
      !offer?.customerStatuses.length || offer.customerStatuses.some((status) => statuses.includes(status));
    if (!hasStatus || (offer?.leftForCustomer ?? Infinity) < countOffer(used))
      throw offersProblem('OFFER-003', { offer: used.title });
  }
}

const readCustomer = ({ contract, cart }: { readonly contract: number; readonly cart: number }) =>
  db
    .selectFrom('cart')
    .select('customer_id as customer')
    .where('contract_id', '=', contract)
    .where('id', '=', cart);

/** Offers by id, then codes by id: the order in which every sale locks them. */
export async function takeUses(context: WriteContext, buyer: Buyer): Promise<void> {
  const { tx, contract } = context;
  const { offers, codes } = buyer.uses;
  for (const offer of offers) {
    if (offer.max === null && !offer.isForCustomer) continue;
    const taken = await tx.query(takeOffer({ contract, id: offer.id, count: countOffer(offer) }));
    if (taken.length === 0) throw offersProblem('OFFER-002', { what: offer.title });
  }
  await refuseOtherCustomer(context, buyer);
  for (const code of codes) {
    const taken = await tx.query(takeCode({ contract, id: code.id, count: countCode(code) }));
    if (taken.length === 0) throw offersProblem('OFFER-002', { what: code.code });
  }
}

const writeCodes = sqlFile<{ readonly contract: number; readonly cart: number; readonly order: number }>(
  import.meta.dirname,
  'recordCodes.sql',
);

/** What each code lowered, on the order's items. */
export async function recordCodes(
  { tx, contract }: WriteContext,
  { order, cart, uses }: { readonly order: number; readonly cart: number; readonly uses: CartUses },
): Promise<void> {
  if (uses.codes.length > 0) await tx.query(writeCodes({ contract, cart, order }));
}
