/**
 * The one place that writes the ledger: groups of entries as `model.ts` describes them, in one statement. The database
 * refuses a group whose sides differ (`guards.sql`) and any later change of an entry.
 */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { EntryGroup } from '../model.ts';
import { settleOrders } from './settleOrders.ts';

/** Ids of what was written of a group, its entries in their order. */
export interface Recorded {
  readonly group: number;
  readonly entries: readonly number[];
}

/** `groups` and `entries` are the JSON of lists, whose members the statement names. */
const record = sqlFile<
  { readonly contract: number; readonly groups: string; readonly entries: string },
  Recorded
>(import.meta.dirname, 'recordMoney.sql');

const writeGroup = ({ type, currency, order, reason, owner, at }: EntryGroup, place: number) => ({
  place,
  type,
  currency,
  order,
  reason,
  owner,
  at,
});

function writeEntries(group: EntryGroup, place: number) {
  const { payment, client: holder, deposit, deskSession, provider, currency, at } = group;
  return group.entries.map(({ order = group.order, client = holder, ...rest }) => {
    const { orderItem, account, valueDate = at, ...entry } = rest;
    return {
      ...entry,
      place,
      order,
      item: orderItem,
      payment,
      client: account === 'client' ? client : undefined,
      deposit,
      session: deskSession,
      account,
      currency,
      provider,
      value_date: valueDate,
      at,
    };
  });
}

/**
 * Stores events, oldest first. A sale is stored with the order it makes, whose balances its writer knows; of the other
 * events the balances and the payment status of the orders follow here, so that the caller holds their rows locked.
 *
 * @returns of each group with entries, in the order given; a free sale writes nothing
 */
export async function recordMoney(
  tx: Sql,
  contract: number,
  events: readonly EntryGroup[],
): Promise<readonly Recorded[]> {
  const groups = events.filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return [];
  const entries = groups.flatMap((group, index) => writeEntries(group, index + 1));
  const recorded = await tx.query(
    record({
      contract,
      groups: JSON.stringify(groups.map((group, index) => writeGroup(group, index + 1))),
      entries: JSON.stringify(entries.map((entry, rank) => ({ rank, ...entry }))),
    }),
  );
  const changed = groups.filter(({ type }) => type !== 'sale' && type !== 'performance');
  const settled = changed.flatMap((group) => [group, ...group.entries].map(({ order }) => order));
  await settleOrders(
    tx,
    contract,
    settled.flatMap((order) => order ?? []),
  );
  return recorded;
}
