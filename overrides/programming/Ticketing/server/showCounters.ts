/** What a show keeps of its performances: how many there are and are to come, and whether they can be had. */
import { defineProjection } from '../../../../server/projection.ts';
import { renderAvailability } from '../../EventDate/server/renderAvailability.ts';

const dates = (row: string, more = '') =>
  `FROM "event_date" "show_date" WHERE "show_date"."contract_id" = ${row}."contract_id"
   AND "show_date"."ticketing_id" = ${row}."id"${more}`;

const COMING = ' AND "show_date"."start_date" >= now()';

/** Of what its performances are, the best for a buyer; the specification gives the words alone. */
const BEST_FIRST = ['onSale', 'onHold', 'soldOut', 'other', 'noTicketPrice', 'pastOrClosed', 'cancelled'];

const best = (row: string, more = '') =>
  `(SELECT "seen"."status" FROM (SELECT ${renderAvailability('"show_date"')} AS "status" ${dates(row, more)}) "seen"
    ORDER BY array_position('{${BEST_FIRST.join()}}'::text[], "seen"."status") LIMIT 1)`;

export const showCounters = defineProjection('Ticketing', {
  name: 'show-counters',
  file: import.meta.filename,
  values: {
    totalEventDateCount: (row) => `(SELECT count(*)::int ${dates(row)})`,
    futureEventDateCount: (row) => `(SELECT count(*)::int ${dates(row, COMING)})`,
    availabilityStatus: (row) => `coalesce(${best(row)}, 'noTicketPrice')`,
    // Where nothing is to come: what was there has passed, or nothing was.
    futureEventDatesAvailabilityStatus: (row) =>
      `coalesce(${best(row, COMING)}, CASE WHEN EXISTS (SELECT ${dates(row)}) THEN 'pastOrClosed' ELSE 'noTicketPrice' END)`,
  },
  from: {
    Ticketing: {},
    EventDate: {
      path: 'ticketing',
      turnsAt: (row) => [
        `${row}."start_date"`,
        `coalesce(${row}."end_date", ${row}."start_date" + interval '4 hours')`,
        `${row}."sale_start_date"`,
        `${row}."sale_end_date"`,
      ],
    },
    TicketPrice: {
      path: 'eventDate.ticketing',
      turnsAt: (row) => [`${row}."sale_start_date"`, `${row}."sale_end_date"`],
    },
  },
});
