/**
 * A performance with its prices and contingents in one call: its own values in the body, theirs in the lists by which it is
 * read. All of it is written or none, by the rules and rights of each record's own call; what a list leaves out stays.
 */
import { defineAction } from '../../../../server/action.ts';
import { askedRecords, requestProblem, type WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';

const tables = { TicketPrice: 'ticket_price', StockContingent: 'stock_contingent' } as const;

/** @throws PROG-023 */
async function refuseForeign(
  { tx, contract }: WriteContext,
  entity: keyof typeof tables,
  { eventDate, ids }: { readonly eventDate: number; readonly ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const [foreign] = await tx.query(
    db
      .selectFrom(tables[entity])
      .select(['id', 'name'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(ids))
      .where('event_date_id', 'is distinct from', eventDate)
      .orderBy('id')
      .limit(1),
  );
  if (foreign) throw programmingProblem('PROG-023', { name: foreign.name, eventDate });
}

interface Whole {
  readonly ticketPriceList?: unknown;
  readonly stockContingentList?: unknown;
}

const isWhole = (body: unknown): body is Whole =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** @throws REQ-009 */
function readBody(body: unknown): Whole {
  if (isWhole(body)) return body;
  throw requestProblem('REQ-009', { type: Array.isArray(body) ? 'a list' : `a ${typeof body}` });
}

export const changeWhole = defineAction('EventDate.bulk', {
  async run(context, { id, body }) {
    const { ticketPriceList = [], stockContingentList = [], ...own } = readBody(body);
    const of = { created: { eventDate: id } };
    const named = '@id' in own || 'id' in own ? own : { ...own, '@id': id };
    const [date, contingents, prices] = context.use(askedRecords)(context, [
      { entity: 'EventDate', list: named },
      { entity: 'StockContingent', place: 'stockContingentList', list: stockContingentList, ...of },
      { entity: 'TicketPrice', place: 'ticketPriceList', list: ticketPriceList, ...of },
    ]);
    const [whole] = date?.changed ?? [];
    if (whole !== id) throw programmingProblem('PROG-023', { name: whole ?? 'null', eventDate: id });
    await refuseForeign(context, 'StockContingent', { eventDate: id, ids: contingents?.changed ?? [] });
    await refuseForeign(context, 'TicketPrice', { eventDate: id, ids: prices?.changed ?? [] });
    // In the order in which a sale locks them.
    for (const records of [date, contingents, prices]) await records?.write();
    return { id };
  },
});
