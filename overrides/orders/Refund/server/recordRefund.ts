/**
 * Writes a refund that has passed every check, in the transaction of whoever gives back: stock and counters, then tickets,
 * seats and its own rows, then its entries in the ledger. The order's payment status follows from those.
 */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import {
  type Currency,
  describeRefund,
  type MoneyPart,
  type PostedEntry,
} from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { countRefunded } from '../../../seating/Stock/server/countSold.ts';
import { moveStock } from '../../../seating/Stock/server/moveStock.ts';
import type { RefundedLine } from '../model.ts';
import type { StoredItem } from './readSold.ts';

export interface RefundFacts {
  readonly contract: number;
  readonly order: number;
  readonly payment: number | null;
  readonly currency: Currency;
  /** The account holder, where the customer has an account. */
  readonly client: number | null;
  readonly items: ReadonlyMap<number, StoredItem>;
  readonly posted: readonly PostedEntry[];
  readonly lines: readonly RefundedLine[];
  readonly payments: readonly MoneyPart[];
  readonly reason: string | null;
  readonly owner: number | null;
  readonly session: number | null;
  readonly now: Date;
}

/** `lines` and `tickets` are the JSON of lists, whose members the statement names. */
const writeRefund = sqlFile<
  {
    readonly contract: number;
    readonly order: number;
    readonly lines: string;
    readonly tickets: string;
    readonly places: number;
    readonly out: number;
    readonly name: string | null;
    readonly reason: string | null;
    readonly owner: number | null;
    readonly session: number | null;
    readonly now: string;
  },
  { readonly id: number }
>(import.meta.dirname, 'recordRefund.sql');

async function giveBackPlaces(tx: Sql, { contract, items, lines }: RefundFacts): Promise<number> {
  const places = lines.flatMap((line) => {
    const occupies = items.get(line.item)?.occupies;
    return occupies ? [{ ...occupies, ...line, makesTickets: line.tickets.length > 0 }] : [];
  });
  await moveStock(
    tx,
    contract,
    places.map((place) => ({ ...place, quantity: -place.quantity })),
  );
  await countRefunded(tx, contract, places);
  return places.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What of each line's sale is given back; a free place moves no money. */
function describeMoney({ items: _, contract: __, lines, posted, session, now, ...facts }: RefundFacts) {
  const { order, currency, payments, reason, owner, payment, client } = facts;
  const sales = posted.filter(
    ({ operation, account }) => operation === 'sale' && account !== 'bank' && account !== 'client',
  );
  return describeRefund({
    currency,
    order,
    payments,
    posted,
    at: now.toISOString(),
    payment: payment ?? undefined,
    client: client ?? undefined,
    reason: reason ?? undefined,
    provider: 'manual',
    owner,
    deskSession: session,
    parts: lines.flatMap(({ item, amount }) =>
      sales.filter(({ orderItem }) => orderItem === item).map((original) => ({ original, amount })),
    ),
  });
}

/** @returns id of the refund. The order's row is locked, and `items` and `posted` were read after. */
export async function recordRefund(tx: Sql, refund: RefundFacts): Promise<number> {
  const { contract, order, lines, payments, reason, owner, session, now } = refund;
  const places = await giveBackPlaces(tx, refund);
  const tickets = lines.flatMap(({ item, tickets: ids }) => ids.map((ticket) => ({ item, ticket })));
  const [made] = await tx.query(
    writeRefund({
      contract,
      order,
      lines: JSON.stringify(lines),
      tickets: JSON.stringify(tickets),
      places,
      out: payments.reduce((sum, { amount }) => sum + amount, 0),
      name: payments[0]?.name ?? null,
      reason,
      owner,
      session,
      now: now.toISOString(),
    }),
  );
  if (!made) throw new Error(`The refund of the order "${order}" was not written.`);
  await recordMoney(tx, contract, [describeMoney(refund)]);
  return made.id;
}
