/** A channel of a show through the API: named by the channel, and whether a price of the show sells there. */
import { defineBehaviour } from '../../../server/behaviour.ts';

/** A price that names no channel sells on all of them. */
const hasTicketPriceEnabled = (row: string) => `EXISTS (
  SELECT 1 FROM "ticket_price" "sold_price"
  JOIN "event_date" "sold_date" ON "sold_date"."contract_id" = "sold_price"."contract_id"
    AND "sold_date"."id" = "sold_price"."event_date_id"
  WHERE "sold_date"."contract_id" = ${row}."contract_id" AND "sold_date"."ticketing_id" = ${row}."ticketing_id"
    AND "sold_price"."enabled" IS NOT FALSE AND "sold_price"."is_hidden" IS NOT TRUE
    AND NOT EXISTS (SELECT 1 FROM "ticket_price_selling_device_list" "channel"
      WHERE "channel"."contract_id" = "sold_price"."contract_id" AND "channel"."source_id" = "sold_price"."id"
      HAVING count(*) > 0 AND NOT coalesce(bool_or("channel"."target_id" = ${row}."selling_device_id"), false)))`;

export const ticketingSellingDeviceBehaviour = defineBehaviour('TicketingSellingDevice', {
  computed: {
    hasTicketPriceEnabled,
  },
});
