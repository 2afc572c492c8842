-- How many of these customers bought something, and how many have tickets ahead.
WITH "buyer" AS MATERIALIZED (
  SELECT b."id", b."crm_id" FROM "customer" b WHERE b."contract_id" = :contract
    AND b."crm_id" COLLATE "und-x-icu" = ANY(SELECT unnest(:ids::bigint[])::text)
), "bought" AS MATERIALIZED (
  SELECT b."crm_id", o."id" FROM "buyer" b JOIN "order" o ON o."contract_id" = :contract AND o."customer_id" = b."id"
    AND o."status" = 'validated' AND NOT o."is_training"
)
SELECT (SELECT count(DISTINCT "crm_id")::int FROM "bought") AS "withOrders",
  (SELECT count(DISTINCT o."crm_id")::int FROM "bought" o JOIN "ticket" t ON t."contract_id" = :contract AND t."order_id" = o."id"
    AND t."status" IN ('payed', 'booked') AND t."event_date_start_date" > now()) AS "withTickets"
