/**
 * Counts the tickets that came out of a printer. The channel's relay says so when the box acknowledges the pages: the
 * desk cannot forget it, and a job that failed on its second page counts the first only. What was printed before is a
 * duplicate, and journalled (R27).
 */
import type { Host, WriteScope } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';

const PATH = /\/tickets\/(\d{1,15})\.(?:png|pdf)(?:\?|$)/;

/** Ids of the tickets among printed addresses, in order; other documents are left out. */
export function listPrintedTickets(urls: readonly string[]): number[] {
  return urls.flatMap((url) => {
    const id = PATH.exec(url)?.[1];
    return id ? [Number(id)] : [];
  });
}

export async function countPrints(
  transaction: Host['transaction'],
  scope: WriteScope,
  printed: { readonly urls: readonly string[]; readonly at: Date },
): Promise<void> {
  const ids = listPrintedTickets(printed.urls);
  if (ids.length === 0) return;
  const lastPrintedAt = printed.at.toISOString();
  await transaction(scope, async (context) => {
    const { tx, contract, write } = context;
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
      await write.update('Ticket', id, { printCount: (count ?? 0) + 1, lastPrintedAt });
    await journal(
      context,
      tickets
        .filter(({ count }) => (count ?? 0) > 0)
        .map(({ id, number, count }) => ({
          series: 'C',
          type: 'duplicate',
          document: String(number ?? id),
          facts: { prints: (count ?? 0) + 1 },
        })),
    );
  });
}
