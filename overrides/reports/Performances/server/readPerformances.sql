-- Performances whose start lies in days of the organiser's calendar, with their places and what the ledger has of them.
WITH "day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", (now() AT TIME ZONE coalesce(c."timezone", 'Europe/Paris'))::date AS "today"
  FROM "contract" c WHERE c."id" = :contract),
"period" AS (SELECT d.*, coalesce(:from::date, d."today" - 6) AS "from", coalesce(:to::date, d."today") AS "to" FROM "day" d),
"chosen" AS (
  SELECT e."id", e."start_date", e."status", CASE WHEN e."unlimited_stock" THEN NULL ELSE e."total_stock" END AS "stock", coalesce(e."end_date", e."start_date" + interval '4 hours') <= now() AS "is_over",
    coalesce(k."title", '') AS "show", v."name" AS "venue", coalesce(k."timezone", p."zone") AS "timezone", coalesce(k."currency", 'EUR') AS "currency"
  FROM "period" p
  JOIN "event_date" e ON e."contract_id" = :contract AND e."start_date" >= p."from"::timestamp AT TIME ZONE p."zone"
    AND e."start_date" < (p."to" + 1)::timestamp AT TIME ZONE p."zone" AND (:shows::bigint[] IS NULL OR e."ticketing_id" = ANY(:shows::bigint[]))
  LEFT JOIN "ticketing" k ON k."contract_id" = e."contract_id" AND k."id" = e."ticketing_id"
  LEFT JOIN "venue" v ON v."contract_id" = k."contract_id" AND v."id" = k."venue_id"),
"line" AS (
  SELECT i."event_date_id" AS "date", i."id", coalesce(i."quantity", 0) AS "quantity"
  FROM "order_item" i JOIN "order" o ON o."contract_id" = i."contract_id" AND o."id" = i."order_id" AND o."status" <> 'pending' AND NOT o."is_training"
  WHERE i."contract_id" = :contract AND i."event_date_id" = ANY(ARRAY(SELECT c."id" FROM "chosen" c))),
"place" AS (
  SELECT l."date", sum(l."quantity")::integer AS "sold", coalesce(sum(g."quantity"), 0)::integer AS "refunded"
  FROM "line" l LEFT JOIN (SELECT r."order_item_id" AS "item", sum(r."quantity") AS "quantity" FROM "refund_order_item" r
    WHERE r."contract_id" = :contract AND r."order_item_id" = ANY(ARRAY(SELECT l."id" FROM "line" l)) GROUP BY 1) g ON g."item" = l."id" GROUP BY 1),
"number" AS (
  SELECT t."event_date_id" AS "date", min(t."number") AS "first", max(t."number") AS "last" FROM "ticket" t
  WHERE t."contract_id" = :contract AND t."event_date_id" = ANY(ARRAY(SELECT c."id" FROM "chosen" c)) GROUP BY 1),
"money" AS (
  SELECT l."date", sum(coalesce(t."credit", 0) - coalesce(t."debit", 0))::bigint AS "amount"
  FROM "line" l JOIN "transaction" t ON t."contract_id" = :contract AND t."order_item_id" = l."id"
    AND t."account_type" NOT IN ('bank', 'client') AND t."operation_type" IS DISTINCT FROM 'performance' GROUP BY 1)
SELECT jsonb_build_object('today', p."today", 'from', p."from", 'to', p."to", 'performances', coalesce((
  SELECT jsonb_agg(jsonb_build_object('eventDate', c."id", 'show', c."show", 'venue', c."venue", 'startDate', to_json(c."start_date") #>> '{}',
      'timezone', c."timezone", 'isOver', c."is_over", 'isCancelled', c."status" = 'cancelled', 'currency', c."currency", 'first', n."first", 'last', n."last",
      'stock', c."stock", 'sold', coalesce(s."sold", 0), 'refunded', coalesce(s."refunded", 0), 'amount', coalesce(m."amount", 0)) ORDER BY c."start_date" DESC, c."id" DESC)
  FROM "chosen" c LEFT JOIN "place" s ON s."date" = c."id" LEFT JOIN "number" n ON n."date" = c."id" LEFT JOIN "money" m ON m."date" = c."id"
  ), '[]'::jsonb)) AS "answer"
FROM "period" p
