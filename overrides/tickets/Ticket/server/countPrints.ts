/**
 * Counts the tickets and receipts that came out of a printer. The channel's relay reports it when the box acknowledges the
 * pages: the desk cannot forget it, and a job that failed on its second page counts the first only. What was printed before
 * is a duplicate, and journalled (R27).
 */
import type { Host, WriteContext, WriteScope } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';

const TICKET = /\/tickets\/(\d{1,15})\.(?:png|pdf)(?:\?|$)/;
const RECEIPT = /\/orders\/(\d{1,15})\/receipt\.(?:png|pdf)(?:\?|$)/;

/** Ids in those printed addresses that are of one kind, in order. */
const listIds = (urls: readonly string[], path: RegExp): number[] =>
  urls.flatMap((url) => {
    const id = path.exec(url)?.[1];
    return id ? [Number(id)] : [];
  });

interface Counted {
  readonly number: string | number | null;
  readonly id: number;
  readonly count: number | null;
}

const describeCopies = (
  printed: readonly Counted[],
  facts: JournalEvent['facts'] = {},
): readonly JournalEvent[] =>
  printed
    .filter(({ count }) => (count ?? 0) > 0)
    .map(({ id, number, count }) => ({
      series: 'C',
      type: 'duplicate',
      document: String(number ?? id),
      facts: { prints: (count ?? 0) + 1, ...facts },
    }));

async function countTickets({ tx, contract, write }: WriteContext, ids: readonly number[], at: string) {
  if (ids.length === 0) return [];
  const tickets = await tx.query(
    db
      .selectFrom('ticket')
      .select(['id', 'number', 'print_count as count'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  );
  for (const { id, count } of tickets)
    await write.update('Ticket', id, { printCount: (count ?? 0) + 1, lastPrintedAt: at });
  return describeCopies(tickets);
}

async function countReceipts({ tx, contract, write }: WriteContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const orders = await tx.query(
    db
      .selectFrom('order')
      .select(['id', 'number', 'receipt_print_count as count'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  );
  for (const { id, count } of orders)
    await write.update('Order', id, { receiptPrintCount: (count ?? 0) + 1 });
  return describeCopies(orders, { paper: 'receipt' });
}

export async function countPrints(
  transaction: Host['transaction'],
  scope: WriteScope,
  printed: { readonly urls: readonly string[]; readonly at: Date },
): Promise<void> {
  const tickets = listIds(printed.urls, TICKET);
  const orders = listIds(printed.urls, RECEIPT);
  if (tickets.length === 0 && orders.length === 0) return;
  await transaction(scope, async (context) => {
    // Orders before tickets, as everywhere.
    const receipts = await countReceipts(context, orders);
    await journal(context, [
      ...receipts,
      ...(await countTickets(context, tickets, printed.at.toISOString())),
    ]);
  });
}
