/** A stock contingent through the API: what is left of it. Its parents' limits hold as well, at the sale. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderBookable } from '../Stock/server/layers.ts';

export const stockContingentBehaviour: Behaviour = {
  entity: 'StockContingent',
  computed: { bookableStock: renderBookable },
};

/** Places left in a date's contingents, for people to read; null where one has no limit. Parts of one count in it alone. */
export function renderInContingents(date: string): string {
  return `(SELECT CASE WHEN bool_or("own"."unlimited_stock") THEN NULL ELSE coalesce(sum(${renderBookable('"own"')}), 0)::int END
    FROM "stock_contingent" "own"
    WHERE "own"."contract_id" = ${date}."contract_id" AND "own"."event_date_id" = ${date}."id"
      AND "own"."parent_id" IS NULL AND NOT coalesce("own"."draft", false))`;
}

/** What is left beside them; null where the date or a contingent has no limit. */
export function renderOutsideContingents(date: string): string {
  // greatest() alone takes what is unknown for the least.
  return `(SELECT CASE WHEN "both"."left" IS NOT NULL THEN greatest(0, "both"."left") END
    FROM (SELECT ${renderBookable(date)} - ${renderInContingents(date)} AS "left") "both")`;
}
