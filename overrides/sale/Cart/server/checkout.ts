/**
 * `POST /carts/{id}/checkout`: turns a cart into an order, whole or not at all, in one transaction. What an expired
 * cart would cost now is held and stored first and told as a difference (R41); only then may it be sold.
 */
import {
  type ActionAnswer,
  type ActionRequest,
  actorOf,
  Problem,
  type WriteContext,
} from '../../../../server/kit.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import { countSold } from '../../../seating/Stock/server/moveStock.ts';
import '../../errors.ts';
import type { Sellable } from '../../Sellable/model.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import {
  computeCartTotal,
  computeLineTotal,
  diffPrices,
  isExpired,
  type PriceChange,
  type PricedItem,
} from '../model.ts';
import { checkPayments, type PaymentInput } from './checkPayments.ts';
import { checkSellables, holdPlaces, toStockChange } from './holdPlaces.ts';
import { readItems } from './items.ts';
import { readContingents } from './readContingents.ts';
import { recordSale } from './recordSale.ts';
import { renewCart } from './renewCart.ts';

interface CheckoutBody {
  readonly payments: readonly PaymentInput[];
  readonly customer?: string | null;
  readonly comment?: string | null;
}

interface CartRow {
  readonly status: string;
  readonly currency: string;
  readonly expiresAt: string;
  readonly isReleased: boolean;
  readonly order: string | null;
}

async function lockCart({ tx, contract }: WriteContext, cart: number): Promise<CartRow> {
  // A lock of its own statement: the items are read after it, never with it (R44f).
  const rows = await tx.query(`SELECT 1 FROM "cart" WHERE "contract_id" = $1 AND "id" = $2 FOR UPDATE`, [
    contract,
    cart,
  ]);
  if (rows.length === 0) throw new Problem('SALE-015', { cart });
  const [row] = await tx.query<CartRow>(
    `SELECT c."status", c."currency", to_json(c."expires_at") #>> '{}' AS "expiresAt", c."deleted_at" IS NOT NULL AS "isReleased",
       (SELECT o."number" FROM "order" o WHERE o."contract_id" = $1 AND o."cart_id" = c."id" LIMIT 1) AS "order"
     FROM "cart" c WHERE c."contract_id" = $1 AND c."id" = $2`,
    [contract, cart],
  );
  if (!row) throw new Problem('SALE-015', { cart });
  if (row.status !== 'draft') throw new Problem('SALE-006', { cart, order: row.order ?? '' });
  return row;
}

/** An expired cart is held again if it gave back, and priced again; answers what changed. */
async function refresh(
  context: WriteContext,
  cart: { readonly id: number; readonly isReleased: boolean; readonly items: readonly PricedItem[] },
): Promise<readonly PriceChange[]> {
  const held = await holdPlaces(context, {
    id: cart.id,
    before: cart.isReleased ? [] : cart.items,
    after: cart.items,
  });
  const current = new Map(held.items.map((item) => [item.ticketPrice, item.facialValue]));
  const changes = diffPrices(cart.items, current);
  await renewCart(context, { cart: cart.id, items: held.items });
  return changes;
}

async function sell(
  context: WriteContext,
  sale: {
    readonly cart: number;
    readonly currency: string;
    readonly session: { readonly id: number };
    readonly body: CheckoutBody;
    readonly items: readonly (PricedItem & { readonly id: number })[];
    readonly sellables: ReadonlyMap<number, Sellable>;
  },
): Promise<number> {
  const { tx, contract } = context;
  const total = computeCartTotal(sale.items);
  const payments = await checkPayments(context, {
    total,
    currency: sale.currency,
    payments: sale.body.payments,
  });
  const contingents = await readContingents(tx, contract, sale.items);
  const lines = sale.items.flatMap((item) => {
    const sellable = sale.sellables.get(item.ticketPrice);
    return sellable ? [{ item, sellable }] : [];
  });
  await countSold(
    tx,
    contract,
    lines.map(({ item, sellable }) => ({
      ...toStockChange(item, sellable, contingents),
      amount: computeLineTotal(item),
    })),
  );
  return recordSale(context, { ...sale, session: sale.session.id, total, payments, lines });
}

function refuseChanges(cart: number, changes: readonly PriceChange[]): Problem {
  return new Problem('SALE-007', { cart, count: changes.length }, { extra: { changes } });
}

/** Runs inside the one transaction of the sale; tests call it with a transaction that breaks off. */
export async function checkoutCart(context: WriteContext, cart: number, body: CheckoutBody): Promise<number> {
  const { tx, contract, now } = context;
  const session = await requireOpenSession(context);
  const row = await lockCart(context, cart);
  const items = await readItems(tx, contract, cart);
  if (items.length === 0) throw new Problem('SALE-005', { cart });
  if (row.isReleased || isExpired(row, now)) {
    const changes = await refresh(context, { id: cart, isReleased: row.isReleased, items });
    if (changes.length > 0) throw refuseChanges(cart, changes);
  }
  const sellables = await readSellables(
    tx,
    contract,
    items.map(({ ticketPrice }) => ticketPrice),
  );
  checkSellables(items, sellables, now);
  return sell(context, { cart, currency: row.currency, session, body, items, sellables });
}

/**
 * Renews an expired cart in a transaction of its own: the sale that is then refused for its changed prices rolls
 * back, the places held again and the new prices must not.
 */
async function renewExpired(request: ActionRequest, cart: number): Promise<void> {
  const { contract, caller, now, host } = request;
  const [expired] = await host.database.query(
    { contract },
    `SELECT 1 FROM "cart" WHERE "contract_id" = $1 AND "id" = $2 AND "status" = 'draft'
       AND ("deleted_at" IS NOT NULL OR "expires_at" <= $3)`,
    [contract, cart, now.toISOString()],
  );
  if (!expired) return;
  const changes = await host.database.transaction({ contract, actor: actorOf(caller) }, async (tx) => {
    const context: WriteContext = { tx, contract, caller, now, afterCommit: () => undefined };
    await requireOpenSession(context);
    const { isReleased, expiresAt } = await lockCart(context, cart);
    const items = await readItems(tx, contract, cart);
    const isCurrent = !isReleased && !isExpired({ expiresAt }, now);
    return items.length === 0 || isCurrent ? [] : refresh(context, { id: cart, isReleased, items });
  });
  if (changes.length > 0) throw refuseChanges(cart, changes);
}

export async function checkout(request: ActionRequest): Promise<ActionAnswer> {
  const cart = Number(request.params.id);
  if (!Number.isSafeInteger(cart)) throw new Problem('SALE-015', { cart: request.params.id });
  await renewExpired(request, cart);
  const id = await request.transaction((context) =>
    checkoutCart(context, cart, request.body as CheckoutBody),
  );
  return { entity: 'Order', id };
}
