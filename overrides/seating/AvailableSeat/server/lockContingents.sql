-- The contingents of the seats' event dates, after these and before the seats (R44e); with them those that are named.
SELECT c."id", c."event_date_id" AS "eventDate", c."name" FROM "stock_contingent" c
WHERE c."contract_id" = :contract AND (c."id" = ANY(:contingents::bigint[]) OR c."event_date_id" IN (
  SELECT a."event_date_id" FROM "available_seat" a WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[])))
ORDER BY c."id" FOR NO KEY UPDATE
