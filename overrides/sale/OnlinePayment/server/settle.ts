/**
 * Settles an online payment by what its provider knows, exactly once, whichever way that is learnt: the buyer comes back, the
 * provider reports, staff ask, or the clock does. The order is locked before the attempt, as everywhere.
 */
import type { Host, WriteContext } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { type Currency, describePayment, type MoneyPart } from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { settleHolder } from '../../../orders/Settlement/server/settleHolder.ts';
import { type AttemptStatus, isSettled, type Outcome, settleAttempt } from '../model.ts';
import { asObject, attemptsOf, type Provider, type ReservedAttempt } from './provider.ts';

export const ONLINE = 'card_online';

/** Whose transactions these are: nobody's at a desk. */
export const ACTOR = 'online payment';

export interface FoundAttempt extends ReservedAttempt {
  readonly order: number;
  readonly status: AttemptStatus;
  readonly redirectBaseUrl: string | null;
  readonly cancelBaseUrl: string | null;
  readonly metadata: unknown;
}

type Which = { readonly id: number } | { readonly token: string };

export async function findAttempt(
  { database }: Pick<Host, 'database'>,
  contract: number,
  which: Which,
): Promise<FoundAttempt | undefined> {
  const [row] = await database.query(
    { contract },
    attemptsOf(contract)
      .select([
        'id',
        'token',
        'amount',
        'currency',
        'order_id as order',
        'status',
        'redirect_base_url as redirectBaseUrl',
        'cancel_base_url as cancelBaseUrl',
        'provider_metadata as metadata',
      ])
      .$if('token' in which, (query) => query.where('token', '=', 'token' in which ? which.token : ''))
      .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0)),
  );
  if (!row?.token) return undefined;
  const { token, currency, status, ...rest } = row;
  return { ...rest, contract, token, currency: currency ?? 'EUR', status: status ?? 'pending' };
}

async function lockOrder({ tx, contract }: WriteContext, order: number) {
  const [row] = await tx.query(
    db
      .selectFrom('order')
      .select(['id', 'number', 'currency', 'balance', 'customer_id as customer', 'payment_id as payment'])
      .where('contract_id', '=', contract)
      .where('id', '=', order)
      .forUpdate(),
  );
  if (!row) throw new Error(`The order "${order}" is not there any more.`);
  return row;
}

async function lockAttempt({ tx, contract }: WriteContext, id: number) {
  const [row] = await tx.query(
    attemptsOf(contract)
      .select((one) => [
        'status',
        'amount',
        'provider_metadata as metadata',
        instant(one.ref('created_at')).as('createdAt'),
      ])
      .where('id', '=', id)
      .forUpdate(),
  );
  if (!row) throw new Error(`The payment attempt "${id}" is not there any more.`);
  return { ...row, status: row.status ?? ('pending' as const) };
}

async function readMethod({ tx, contract }: WriteContext) {
  const [row] = await tx.query(
    db
      .selectFrom('desk_payment_method')
      .select(['id as method', 'label'])
      .where('contract_id', '=', contract)
      .where('code', '=', ONLINE)
      .orderBy('id')
      .limit(1),
  );
  return { method: row?.method, label: row?.label ?? undefined };
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** What came in is in the ledger and in the journal, in the transaction that settles its attempt. */
async function book(context: WriteContext, order: LockedOrder, amount: number): Promise<void> {
  const { tx, contract, now } = context;
  const currency: Currency = order.currency ?? 'EUR';
  const part: MoneyPart = { name: ONLINE, amount, ...(await readMethod(context)) };
  const client = await settleHolder(context, {
    order: order.id,
    currency,
    customer: order.customer,
    isNeeded: false,
  });
  const group = describePayment({
    currency,
    at: now.toISOString(),
    order: order.id,
    payment: order.payment ?? undefined,
    client: client ?? undefined,
    deskSession: null,
    provider: 'manual',
    owner: null,
    payments: [part],
  });
  await recordMoney(tx, contract, [group]);
  await journal(context, [
    {
      series: 'P',
      type: 'payment',
      document: order.number ?? String(order.id),
      currency,
      total: amount,
      payments: [{ code: ONLINE, label: part.label ?? ONLINE, amount }],
    },
  ]);
}

/** The link by which it was paid: settled with the first payment by it. */
async function settleLink({ tx, contract, write, now }: WriteContext, metadata: unknown): Promise<void> {
  const found = asObject(metadata);
  const link = 'link' in found && typeof found.link === 'number' ? found.link : undefined;
  if (link === undefined) return;
  const [row] = await tx.query(
    db
      .selectFrom('payment_link')
      .select('settled_at as settledAt')
      .where('contract_id', '=', contract)
      .where('id', '=', link)
      .forUpdate(),
  );
  if (row && row.settledAt === null)
    await write.update('PaymentLink', link, { settledAt: now.toISOString() });
}

async function apply(context: WriteContext, attempt: FoundAttempt, outcome: Outcome) {
  const { write, now } = context;
  const order = await lockOrder(context, attempt.order);
  const locked = await lockAttempt(context, attempt.id);
  const age = now.getTime() - Date.parse(locked.createdAt ?? now.toISOString());
  const settlement = settleAttempt(locked, outcome, { due: order.balance ?? 0, age });
  const { id } = attempt;
  if (settlement.kind === 'book') {
    await write.update('PaymentAttempt', id, { status: 'succeeded', payment: order.payment });
    await settleLink(context, locked.metadata);
    await book(context, order, locked.amount);
  }
  if (settlement.kind === 'close') await write.update('PaymentAttempt', id, { status: settlement.status });
  if (settlement.kind === 'giveBack')
    await write.update('PaymentAttempt', id, {
      status: 'cancelled',
      providerMetadata: { ...asObject(locked.metadata), reason: 'nothing_due' },
    });
  return settlement.kind;
}

/** @returns the attempt as it is then */
export async function settleByProvider(
  host: Pick<Host, 'database' | 'transaction'>,
  provider: Provider,
  attempt: FoundAttempt,
): Promise<FoundAttempt> {
  const { contract, id } = attempt;
  if (!isSettled(attempt)) {
    const outcome = await provider.query(attempt);
    const done = await host.transaction({ contract, actor: ACTOR }, (context) =>
      apply(context, attempt, outcome),
    );
    if (done === 'giveBack') await provider.refund(attempt);
  }
  return (await findAttempt(host, contract, { id })) ?? attempt;
}
