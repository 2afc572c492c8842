/** Stores what a cart's lines cost with offers, once its items are written. The prices that it holds stay beside (R41). */
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { storeRequired } from '../../CartForm/server/required.ts';
import type { Sellable } from '../../Sellable/model.ts';
import { computeCartTotal, type PricedItem } from '../model.ts';
import { applyToCart, type CartWithOffers, listCodes } from './applyToCart.ts';

const writeOffers = sqlFile<{
  readonly contract: number;
  readonly cart: number;
  readonly total: number;
  readonly verdicts: string;
  readonly clusters: string;
}>(import.meta.dirname, 'writeOffers.sql');

type CartLine = PricedItem & { readonly id: number };

/** Ids of applications are of the cart: `12-3` is the third of cart 12. */
function renderClusters(
  cart: number,
  items: readonly CartLine[],
  {
    sellables,
    applied,
  }: { readonly sellables: ReadonlyMap<number, Sellable>; readonly applied: CartWithOffers },
) {
  return applied.clusters.map(({ line, quantity, value, paid, uses }, rank) => {
    const item = items[line];
    const sellable = item && sellables.get(item.ticketPrice);
    const [first] = uses;
    const code = applied.codes.find(({ offers }) => uses.some(({ offer }) => offers.includes(offer)));
    return {
      rank,
      item: item?.id,
      price: item?.ticketPrice,
      quantity,
      value,
      paid,
      offer: first?.offer ?? null,
      code: code?.code ?? null,
      application: first ? `${cart}-${first.application}` : null,
      name: sellable?.priceName,
      title: sellable?.title,
      timezone: sellable?.timezone,
      start: sellable?.startDate,
      end: sellable?.endDate,
      uses: Object.fromEntries(
        uses.map(({ offer, application }) => [offer, { [`${cart}-${application}`]: quantity }]),
      ),
    };
  });
}

/** @returns what the cart costs now, in minor units */
export async function priceCart(
  context: WriteContext,
  cart: {
    readonly id: number;
    readonly items: readonly CartLine[];
    readonly sellables: ReadonlyMap<number, Sellable>;
  },
): Promise<number> {
  const { tx, contract, now } = context;
  const { id, items, sellables } = cart;
  const [row] = await tx.query(
    db
      .selectFrom('cart')
      .select(['customer_id as customer', 'coupon_code as couponCode', 'coupon_code_list as couponCodeList'])
      .where('contract_id', '=', contract)
      .where('id', '=', id),
  );
  const codes = listCodes(row ?? {}, items);
  const applied = await applyToCart(tx, {
    contract,
    now,
    customer: row?.customer ?? null,
    codes,
    items,
    sellables,
  });
  const total = applied.priced?.total ?? computeCartTotal(items);
  await tx.query(
    writeOffers({
      contract,
      cart: id,
      total,
      verdicts: JSON.stringify(applied.verdicts),
      clusters: JSON.stringify(renderClusters(id, items, { sellables, applied })),
    }),
  );
  await storeRequired(context, id);
  return total;
}
