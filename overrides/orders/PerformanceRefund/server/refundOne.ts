/** One order of a performance that is given up: all that is left of it there is given back, in one transaction of its own. */
import type { PerformanceRefundValues } from '../../../../schema/generated/orders/PerformanceRefund.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { countLeft } from '../../Refund/model.ts';
import { prepareRefund } from '../../Refund/server/prepareRefund.ts';
import { readMethods } from '../../Refund/server/readEntries.ts';
import { readSold, type StoredItem } from '../../Refund/server/readSold.ts';
import { storeRefund } from '../../Refund/server/storeRefund.ts';
import { planReturn } from '../model.ts';

export type RefundWish = Pick<PerformanceRefundValues, 'fees' | 'reason' | 'way'> & {
  readonly eventDate: number;
};

/** What was done for an order, for whoever writes to its customer. */
export interface RefundedOrder {
  readonly order: number;
  readonly number: string;
  readonly email: string | null;
  readonly currency: string;
  readonly places: number;
  readonly amount: number;
  readonly credit: number;
}

async function lockOrder({ tx, contract }: WriteContext, id: number) {
  const [row] = await tx.query(
    db
      .selectFrom('order')
      .select(['number', 'currency', 'payment_id as payment', 'customer_id as customer'])
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .forUpdate(),
  );
  if (!row) throw new Error(`The order "${id}" is not there any more.`);
  return row;
}

/** Lines of the performance; the order's fees as well, where it has nothing of another. */
function chooseLines(items: readonly StoredItem[], { eventDate, fees }: RefundWish) {
  const left = items.filter((item) => countLeft(item) > 0);
  const own = left.filter(({ occupies }) => occupies?.eventDate === eventDate);
  const others = left.filter(({ isFee, occupies }) => !isFee && occupies?.eventDate !== eventDate);
  const taken = fees && others.length === 0 ? left.filter(({ isFee }) => isFee) : [];
  return own.length === 0
    ? []
    : [...own, ...taken].map((item) => ({ orderItem: item.id, quantity: countLeft(item) }));
}

/** @returns undefined where nothing is left of it. @throws Problem ORDER-006 where its money could stay with nobody */
export async function refundOne(
  context: WriteContext,
  id: number,
  wish: RefundWish,
): Promise<RefundedOrder | undefined> {
  const { tx, contract } = context;
  const record = await lockOrder(context, id);
  const items = await readSold(tx, contract, id);
  const lines = chooseLines([...items.values()], wish);
  if (lines.length === 0) return undefined;
  const prepared = await prepareRefund(context, { id, record, lines });
  const { total, paid, due } = prepared;
  const methods = (await readMethods(tx, { contract, order: id, paid })).map(({ method, ...rest }) => ({
    deskPaymentMethod: method,
    ...rest,
  }));
  const { out, credit } = planReturn({ way: wish.way, amount: total, paid, due, methods });
  const payments = out.map(({ method, amount }) => ({ deskPaymentMethod: method.deskPaymentMethod, amount }));
  const { event } = await storeRefund(context, prepared, {
    payments,
    carried: [],
    reason: wish.reason,
    isAtTill: false,
  });
  await journal(context, [event]);
  return {
    order: id,
    number: record.number ?? String(id),
    email: await readEmail(context, record.customer),
    currency: record.currency ?? 'EUR',
    places: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: total,
    credit,
  };
}

async function readEmail({ tx, contract }: WriteContext, customer: number | null): Promise<string | null> {
  const [row] = await tx.query(
    db.selectFrom('customer').select('email').where('contract_id', '=', contract).where('id', '=', customer),
  );
  return row?.email || null;
}
