/**
 * Counts the tickets that came out of a printer. The channel's relay says so when the box acknowledges the pages: the
 * desk cannot forget it, and a job that failed on its second page counts the first only. Each count is a row of the
 * outbox with its actor, which is the journal R27 asks for.
 */
import type { Database, Scope } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

const PATH = /\/tickets\/(\d{1,15})\.(?:png|pdf)(?:\?|$)/;

/** Ids of the tickets among printed addresses, in order; other documents are left out. */
export function listPrintedTickets(urls: readonly string[]): number[] {
  return urls.flatMap((url) => {
    const id = PATH.exec(url)?.[1];
    return id ? [Number(id)] : [];
  });
}

export async function countPrints(
  database: Pick<Database, 'query'>,
  scope: Exclude<Scope, 'system'>,
  printed: { readonly urls: readonly string[]; readonly at: Date },
): Promise<void> {
  const ids = listPrintedTickets(printed.urls);
  if (ids.length === 0) return;
  await database.query(
    scope,
    db
      .updateTable('ticket')
      .set((ticket) => ({
        print_count: ticket(ticket.fn.coalesce('print_count', ticket.lit(0)), '+', 1),
        last_printed_at: printed.at.toISOString(),
      }))
      .where('contract_id', '=', scope.contract)
      .where('id', '=', anyOf(ids)),
  );
}
