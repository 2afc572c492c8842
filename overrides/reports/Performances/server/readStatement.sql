-- What was sold of a performance, by seat category and price (R4): from tickets, what was given back, and the ledger, none of which
-- changes once it is written (R32). A line without tickets counts its places.
WITH "line" AS (
  SELECT i."id", coalesce(o."currency", 'EUR') AS "currency", coalesce(i."quantity", 0) AS "quantity", coalesce(i."facial_value", 0) AS "unit",
    coalesce(p."name", i."label", '') AS "price", coalesce(i."vat_rate", 0)::float8 AS "rate",
    coalesce(i."customer_paid_amount", 0) AS "gross", coalesce(i."net_amount", 0) AS "net",
    coalesce(r."quantity", 0) AS "refunded", coalesce(r."gross", 0) AS "refunded_gross", coalesce(r."net", 0) AS "refunded_net"
  FROM "order_item" i
  JOIN "order" o ON o."contract_id" = i."contract_id" AND o."id" = i."order_id" AND o."status" <> 'pending' AND NOT o."is_training"
    AND (:user::text IS NULL OR o."owner_id" = (SELECT u."id" FROM "accounts_user" u WHERE u."contract_id" = :contract AND lower(u."email") = lower(:user))) AND (:origin::text IS NULL OR o."origin_type" = :origin)
  LEFT JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
  LEFT JOIN LATERAL (SELECT sum(g."quantity")::integer AS "quantity", sum(g."amount")::bigint AS "gross", sum(g."net_amount")::bigint AS "net"
    FROM "refund_order_item" g WHERE g."contract_id" = :contract AND g."order_item_id" = i."id") r ON true
  WHERE i."contract_id" = :contract AND i."event_date_id" = :eventDate),
"piece" AS (
  SELECT l."currency", l."unit", coalesce(t."seat_group_label", '') AS "category", coalesce(t."ticket_price_name", l."price") AS "price", t."number",
    1 AS "quantity", CASE WHEN EXISTS (SELECT FROM "refund_order_item_ticket_list" g WHERE g."contract_id" = :contract AND g."target_id" = t."id")
      THEN 1 ELSE 0 END AS "refunded"
  FROM "line" l JOIN "ticket" t ON t."contract_id" = :contract AND t."order_item_id" = l."id"
  UNION ALL
  SELECT l."currency", l."unit", '', l."price", NULL, l."quantity", l."refunded" FROM "line" l
  WHERE NOT EXISTS (SELECT FROM "ticket" t WHERE t."contract_id" = :contract AND t."order_item_id" = l."id")),
"row" AS (
  SELECT p."category", p."price", p."currency", p."unit", min(p."number") AS "first", max(p."number") AS "last", sum(p."quantity")::integer AS "sold",
    sum(p."refunded")::integer AS "refunded", sum((p."quantity" - p."refunded") * p."unit")::bigint AS "amount"
  FROM "piece" p GROUP BY 1, 2, 3, 4),
"rate" AS (
  SELECT l."rate", l."currency", sum(l."gross" - l."refunded_gross")::bigint AS "amount", sum(l."net" - l."refunded_net")::bigint AS "net"
  FROM "line" l GROUP BY 1, 2),
"ledger" AS (
  SELECT coalesce(t."currency", 'EUR') AS "currency", sum(coalesce(t."credit", 0) - coalesce(t."debit", 0))::bigint AS "amount"
  FROM "line" l JOIN "transaction" t ON t."contract_id" = :contract AND t."order_item_id" = l."id"
    AND t."account_type" NOT IN ('bank', 'client') AND t."operation_type" IS DISTINCT FROM 'performance' GROUP BY 1)
SELECT jsonb_build_object(
  'operator', coalesce(nullif(c."company_name", ''), c."company_display_name", ''), 'licence', c."licence_number",
  'show', coalesce(k."title", ''), 'venue', v."name", 'startDate', to_json(e."start_date") #>> '{}', 'timezone', coalesce(k."timezone", c."timezone", 'Europe/Paris'),
  'drawnAt', to_json(now()) #>> '{}', 'isOver', coalesce(e."end_date", e."start_date" + interval '4 hours') <= now(),
  'stock', CASE WHEN e."unlimited_stock" THEN NULL ELSE e."total_stock" END,
  'rows', coalesce((SELECT jsonb_agg(to_jsonb(r) ORDER BY r."category", r."unit" DESC, r."price", r."currency") FROM "row" r), '[]'::jsonb),
  'rates', coalesce((SELECT jsonb_agg(to_jsonb(r) ORDER BY r."currency", r."rate") FROM "rate" r), '[]'::jsonb),
  'ledger', coalesce((SELECT jsonb_object_agg(g."currency", g."amount") FROM "ledger" g), '{}'::jsonb)
) AS "statement"
FROM "event_date" e JOIN "contract" c ON c."id" = e."contract_id"
LEFT JOIN "ticketing" k ON k."contract_id" = e."contract_id" AND k."id" = e."ticketing_id"
LEFT JOIN "venue" v ON v."contract_id" = k."contract_id" AND v."id" = k."venue_id"
WHERE e."contract_id" = :contract AND e."id" = :eventDate AND (:shows::bigint[] IS NULL OR e."ticketing_id" = ANY(:shows::bigint[]))
