/**
 * `downloadId` and `payId` beside a bulk call name the order that the tickets are of: whoever came by that id changes what
 * belongs to the order, and nothing else. The specification shows the two members and not what they do.
 */
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { ticketProblem } from './errors.ts';

const columns = { downloadId: 'download_id', payId: 'pay_id' } as const;

interface Request {
  readonly beside: { readonly [Member in keyof typeof columns]?: unknown };
  readonly records: readonly { readonly id?: number }[];
}

/** @throws TICKET-003 where one of the records is of no order with the id */
export const requireOrder =
  (entity: 'Ticket' | 'MasterTicket') =>
  async ({ beside, records }: Request, { tx, contract }: WriteContext): Promise<void> => {
    const ids = records.flatMap(({ id }) => id ?? []);
    for (const member of ['downloadId', 'payId'] as const) {
      const value = beside[member];
      if (value === undefined || value === null) continue;
      const orders = db
        .selectFrom('order')
        .select('id')
        .where('contract_id', '=', contract)
        .where(columns[member], '=', String(value));
      const rows = await tx.query(
        entity === 'Ticket'
          ? db
              .selectFrom('ticket')
              .select('id')
              .where('contract_id', '=', contract)
              .where('id', '=', anyOf(ids))
              .where('order_id', 'in', () => orders)
          : db
              .selectFrom('master_ticket')
              .select('id')
              .where('contract_id', '=', contract)
              .where('id', '=', anyOf(ids))
              .where('order_id', 'in', () => orders),
      );
      const known = new Set(rows.map(({ id }) => id));
      const others = ids.filter((id) => !known.has(id));
      if (others.length > 0)
        throw ticketProblem('TICKET-003', {
          member,
          value: String(value).slice(0, 80),
          entity,
          ids: others.slice(0, 10).join(', '),
        });
    }
  };
