/** What a cart shows through its items: tickets, wallets, coupons used and made. Ids, as SQL of computed properties. */
import type { Computed } from '../../../../server/behaviour.ts';

/** Ids that each item of the cart leads to, by one join more. */
const ofItems =
  (id: string, join: string) =>
  (row: string): string =>
    `(SELECT coalesce(jsonb_agg(DISTINCT ${id}) FILTER (WHERE ${id} IS NOT NULL), '[]')
    FROM "cart_item" "item" ${join}
    WHERE "item"."contract_id" = ${row}."contract_id" AND "item"."cart_id" = ${row}."id")`;

const couponsIn = (pairs: string) =>
  ofItems(
    '"use"."source_id"',
    `JOIN "${pairs}" "use" ON "use"."contract_id" = "item"."contract_id" AND "use"."target_id" = "item"."id"`,
  );

export const relatedOfCart: Computed<'Cart'> = {
  appliedCouponList: couponsIn('coupon_applying_cart_item_list'),
  createdCouponList: couponsIn('coupon_creating_cart_item_list'),
  ticketList: ofItems(
    '"made"."id"',
    'JOIN "ticket" "made" ON "made"."contract_id" = "item"."contract_id" AND "made"."cart_item_id" = "item"."id"',
  ),
  walletList: ofItems(
    '"price"."wallet_id"',
    'JOIN "ticket_price" "price" ON "price"."contract_id" = "item"."contract_id" AND "price"."id" = "item"."ticket_price_id"',
  ),
  hasMovableSeats: (
    row,
  ) => `EXISTS (SELECT 1 FROM "available_seat" "held" WHERE "held"."contract_id" = ${row}."contract_id"
    AND "held"."cart_id" = ${row}."id" AND "held"."status" = 'in_cart' AND "held"."is_locked" IS NOT TRUE)`,
  contractList: (row) => `jsonb_build_array(${row}."contract_id")`,
};
