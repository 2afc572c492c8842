/** What an order shows of its lines: the shows, the first performance, the seats. SQL of computed properties. */
import type { Computed } from '../../../../server/behaviour.ts';

export const relatedOfOrder: Computed<'Order'> = {
  showTitles: (row) => `(SELECT string_agg(DISTINCT "show"."title", ', ')
    FROM "order_item" "item" JOIN "ticketing" "show" ON "show"."contract_id" = "item"."contract_id" AND "show"."id" = "item"."ticketing_id"
    WHERE "item"."contract_id" = ${row}."contract_id" AND "item"."order_id" = ${row}."id")`,
  firstEventDate: (row) => `(SELECT min("date"."start_date")
    FROM "order_item" "item" JOIN "event_date" "date" ON "date"."contract_id" = "item"."contract_id" AND "date"."id" = "item"."event_date_id"
    WHERE "item"."contract_id" = ${row}."contract_id" AND "item"."order_id" = ${row}."id")`,
  hasMovableSeats: (
    row,
  ) => `EXISTS (SELECT 1 FROM "available_seat" "sold" WHERE "sold"."contract_id" = ${row}."contract_id"
    AND "sold"."order_id" = ${row}."id" AND "sold"."is_locked" IS NOT TRUE)`,
  // Those that still let somebody in; where none is numbered there is nothing to name.
  seatLabels: (
    row,
  ) => `(SELECT string_agg("made"."seat_label", ', ' ORDER BY "made"."id") FROM "ticket" "made"
    WHERE "made"."contract_id" = ${row}."contract_id" AND "made"."order_id" = ${row}."id" AND "made"."valid")`,
};
