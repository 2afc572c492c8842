/** A cart whose hold ended: held again if it gave back, and priced again (R41). */
import type { WriteContext } from '../../../../server/kit.ts';
import { diffPrices, isExpired, type PriceChange } from '../model.ts';
import { holdPlaces } from './holdPlaces.ts';
import type { HeldItem } from './items.ts';
import type { CartState } from './lockCart.ts';
import { renewCart } from './renewCart.ts';

export const isStale = ({ deletedAt, expiresAt }: Omit<CartState, 'id'>, now: Date): boolean =>
  deletedAt !== null || expiresAt === null || isExpired({ expiresAt }, now);

export interface Refreshed {
  readonly changes: readonly PriceChange[];
  /** With offers, in minor units. */
  readonly total: number;
}

/** @returns what changed since it was held */
export async function refreshCart(
  context: WriteContext,
  cart: Pick<CartState, 'id' | 'deletedAt'>,
  items: readonly HeldItem[],
): Promise<Refreshed> {
  const before = cart.deletedAt === null ? items : [];
  const held = await holdPlaces(context, { id: cart.id, before, after: items });
  const current = new Map(held.items.map((item) => [item.ticketPrice, item.facialValue]));
  const changes = diffPrices(items, current);
  const total = await renewCart(context, { cart: cart.id, held });
  return { changes, total };
}
