/** A ticketing through the API: what its event dates share; opening, suspending and closing its sales. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Stored, WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { renderInContingents, renderOutsideContingents } from '../../../seating/StockContingent/server.ts';
import { massActionCalls } from '../../MassAction/server/actions.ts';
import { programmeActions } from '../../ShowProgramme/server/actions.ts';
import { nameInAddress } from './nameInAddress.ts';

/**
 * Suspending stops the ticketing and leaves its event dates as they are, so that opening goes on where it stopped.
 * Closing closes its open event dates as well; opening opens those that are draft or closed. Cancelled stays.
 */
type Status = Stored<'EventDate'>['status'];
type Dates = { readonly from: readonly Status[]; readonly to: Status };

async function setDates(
  { tx, contract, write }: WriteContext,
  { ticketing, from, to }: Dates & { readonly ticketing: number },
): Promise<void> {
  // Locked in the order of their ids, as every sale does.
  const dates = await tx.query(
    db
      .selectFrom('event_date')
      .select('id')
      .where('contract_id', '=', contract)
      .where('ticketing_id', '=', ticketing)
      .where('status', '=', anyOf(from))
      .orderBy('id')
      .forUpdate(),
  );
  await write.updateMany(
    'EventDate',
    dates.map(({ id }) => ({ id, values: { status: to } })),
  );
}

const setSales = (isOnSale: boolean, dates?: Dates) =>
  async function act(context: WriteContext, { id }: { readonly id: number }) {
    await context.write.update('Ticketing', id, { isOnSale });
    if (dates) await setDates(context, { ...dates, ticketing: id });
    return { id };
  };

const dates = (row: string, more = '') =>
  `FROM "event_date" "show_date" WHERE "show_date"."contract_id" = ${row}."contract_id"
   AND "show_date"."ticketing_id" = ${row}."id"${more}`;

/**
 * What is left on the performances that can still be booked, together; null where one of them has no limit. The
 * specification gives the names alone: cancelled performances are left out, and past ones unless the show is permanent.
 */
const sumLeft = (row: string, left: (date: string) => string) =>
  `(SELECT CASE WHEN count(*) = count("left") THEN coalesce(sum("left"), 0)::int END FROM (
      SELECT ${left('"show_date"')} AS "left"
      ${dates(row, ` AND ("show_date"."start_date" >= now() OR ${row}."permanent") AND "show_date"."status" <> 'cancelled'`)}) "coming")`;

export const ticketingBehaviour = defineBehaviour('Ticketing', {
  computed: {
    // What its performances share; an open one whose sale has yet to begin counts as scheduled.
    status: (
      row,
    ) => `(SELECT CASE count(DISTINCT "seen"."status") WHEN 0 THEN 'draft' WHEN 1 THEN min("seen"."status")
        ELSE 'multiple' END FROM (SELECT CASE WHEN "show_date"."status" = 'opened' AND "show_date"."sale_start_date" > now()
        THEN 'saleScheduled' ELSE "show_date"."status" END AS "status" ${dates(row)}) "seen")`,
    firstFutureEventDate: (row) =>
      `(SELECT "show_date"."id" ${dates(row, ' AND "show_date"."start_date" >= now()')}
        ORDER BY "show_date"."start_date", "show_date"."id" LIMIT 1)`,
    firstFutureEventDateStart: (row) =>
      `(SELECT min("show_date"."start_date") ${dates(row, ' AND "show_date"."start_date" >= now()')})`,
    contingentBookableStock: (row) => sumLeft(row, renderInContingents),
    notInStockContingentBookableStock: (row) => sumLeft(row, renderOutsideContingents),
  },
  onUpdateOf: ['slug'],
  beforeCreate: async ({ values: { title = '', slug } }, context) => ({
    slug: await nameInAddress(context, { title, slug }),
  }),
  // Without one it gets another: the way to ask for that once the title is another.
  beforeUpdate: async ({ id, values, current }, context) =>
    values.slug === undefined || values.slug === current.slug
      ? undefined
      : {
          slug: await nameInAddress(context, { title: values.title ?? current.title, slug: values.slug }, id),
        },
  actions: [
    defineAction('Ticketing.openSales', { run: setSales(true, { from: ['draft', 'closed'], to: 'opened' }) }),
    defineAction('Ticketing.suspendSales', { run: setSales(false) }),
    defineAction('Ticketing.closeSales', { run: setSales(false, { from: ['opened'], to: 'closed' }) }),
    ...massActionCalls,
    ...programmeActions,
  ],
});
