-- What was sold and given back, summed by what `by` names, from entries of the ledger alone (R32). The date that counts is the
-- entry's own; of a performance that is over its end (R6), when suspense became a sale; or when the order was first paid.
WITH "day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close",
    ((now() AT TIME ZONE coalesce(c."timezone", 'Europe/Paris')) - coalesce(c."sale_session_end_time", '00:00')::interval)::date AS "today"
  FROM "contract" c WHERE c."id" = :contract),
"chosen" AS (
  SELECT d.*, coalesce(:from::date, d."today" - 1) AS "from", coalesce(:to::date, d."today" - 1) AS "to" FROM "day" d),
"period" AS (
  SELECT c.*, (c."from" + c."close") AT TIME ZONE c."zone" AS "start", (c."to" + 1 + c."close") AT TIME ZONE c."zone" AS "end"
  FROM "chosen" c),
"dated" AS (
  SELECT t.*, t."created_at" AS "at" FROM "period" p
  JOIN "transaction" t ON t."contract_id" = :contract AND t."created_at" >= p."start" AND t."created_at" < p."end"
  WHERE :basis <> 'deposit_date'
  UNION ALL
  SELECT t.*, greatest(t."created_at", o."paid") AS "at" FROM "period" p
  JOIN (SELECT b."order_id", min(b."created_at") AS "paid" FROM "transaction" b WHERE b."contract_id" = :contract AND b."account_type" = 'bank'
    AND b."debit" > 0 AND b."order_id" IS NOT NULL GROUP BY 1) o ON o."paid" < p."end"
  JOIN "transaction" t ON t."contract_id" = :contract AND t."order_id" = o."order_id" AND greatest(t."created_at", o."paid") >= p."start"
    AND greatest(t."created_at", o."paid") < p."end"
  WHERE :basis = 'deposit_date'),
"entry" AS (
  SELECT d."id", d."at", d."name", d."operation_type" AS "operation", d."account_type" AS "account", d."order_id", d."order_item_id", d."desk_payment_method_id" AS "method",
    coalesce(d."currency", 'EUR') AS "currency",
    CASE d."account_type" WHEN 'bank' THEN coalesce(d."debit", 0) - coalesce(d."credit", 0) ELSE coalesce(d."credit", 0) - coalesce(d."debit", 0) END AS "amount"
  FROM "dated" d
  WHERE CASE WHEN :by = 'method' THEN d."account_type" = 'bank'
    WHEN :basis = 'event_end' THEN d."account_type" NOT IN ('bank', 'client', 'sale_suspense')
    ELSE d."account_type" NOT IN ('bank', 'client') AND d."operation_type" IS DISTINCT FROM 'performance' END),
"line" AS (
  SELECT e.*, i."ticketing_id", i."event_date_id", i."ticket_price_id", coalesce(i."quantity", 0) AS "quantity", coalesce(i."vat_rate", 0)::numeric AS "rate",
    o."origin_type", o."owner_id"
  FROM "entry" e
  LEFT JOIN "order_item" i ON i."contract_id" = :contract AND i."id" = e."order_item_id"
  LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = e."order_id"),
"named" AS (
  SELECT l.*, CASE :by WHEN 'show' THEN l."ticketing_id"::text WHEN 'performance' THEN l."event_date_id"::text WHEN 'price' THEN p."name"
      WHEN 'channel' THEN l."origin_type" WHEN 'seller' THEN l."owner_id"::text WHEN 'method' THEN coalesce(l."method"::text, l."name")
      WHEN 'rate' THEN (l."rate"::float8)::text ELSE (((l."at" AT TIME ZONE y."zone") - y."close")::date)::text END AS "key",
    CASE :by WHEN 'show' THEN k."title" WHEN 'performance' THEN k."title" WHEN 'price' THEN p."name" WHEN 'channel' THEN l."origin_type"
      WHEN 'seller' THEN u."full_name" WHEN 'method' THEN coalesce(m."label", l."name") END AS "label",
    CASE :by WHEN 'performance' THEN v."start_date" END AS "starts"
  FROM "line" l CROSS JOIN "period" y
  LEFT JOIN "ticketing" k ON :by IN ('show', 'performance') AND k."contract_id" = :contract AND k."id" = l."ticketing_id"
  LEFT JOIN "event_date" v ON :by = 'performance' AND v."contract_id" = :contract AND v."id" = l."event_date_id"
  LEFT JOIN "ticket_price" p ON :by = 'price' AND p."contract_id" = :contract AND p."id" = l."ticket_price_id"
  LEFT JOIN "accounts_user" u ON :by = 'seller' AND u."contract_id" = :contract AND u."id" = l."owner_id"
  LEFT JOIN "desk_payment_method" m ON :by = 'method' AND m."contract_id" = :contract AND m."id" = l."method"),
"sum" AS (
  SELECT n."key", min(n."label") AS "label", to_json(min(n."starts")) #>> '{}' AS "at", n."currency", grouping(n."key") AS "isTotal",
    coalesce(sum(n."quantity") FILTER (WHERE n."operation" IN ('sale', 'performance') AND n."account" <> 'bank'), 0)::bigint AS "places",
    coalesce(sum(n."amount") FILTER (WHERE n."operation" IS DISTINCT FROM 'refund'), 0)::bigint AS "sold",
    coalesce(-sum(n."amount") FILTER (WHERE n."operation" = 'refund'), 0)::bigint AS "refunded", sum(n."amount")::bigint AS "total",
    CASE WHEN :by <> 'method' THEN sum(sign(n."amount") * round(abs(n."amount") * 100 / (100 + n."rate")))::bigint END AS "net",
    CASE WHEN :by <> 'method' THEN (sum(n."amount") - sum(sign(n."amount") * round(abs(n."amount") * 100 / (100 + n."rate"))))::bigint END AS "tax"
  FROM "named" n GROUP BY GROUPING SETS ((n."key", n."currency"), (n."currency")))
SELECT jsonb_build_object(
  'today', p."today", 'from', p."from", 'to', p."to", 'start', to_json(p."start") #>> '{}', 'end', to_json(p."end") #>> '{}', 'timezone', p."zone",
  'rows', coalesce((SELECT jsonb_agg(to_jsonb(s) - 'isTotal' ORDER BY s."currency", CASE WHEN :by IN ('day', 'performance') THEN coalesce(s."at", s."key") END,
      s."total" DESC, s."label", s."key") FROM "sum" s WHERE s."isTotal" = 0), '[]'::jsonb),
  'totals', coalesce((SELECT jsonb_agg(to_jsonb(s) - 'isTotal' ORDER BY s."currency") FROM "sum" s WHERE s."isTotal" = 1), '[]'::jsonb)
) AS "sales"
FROM "period" p
