-- Every amount is a sum of ledger entries of the period. What a performance that is over moves between accounts is neither
-- sold nor taken. Net and tax are rounded entry by entry, as a line's are (R13).
WITH "day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close",
    ((now() AT TIME ZONE coalesce(c."timezone", 'Europe/Paris')) - coalesce(c."sale_session_end_time", '00:00')::interval)::date AS "today"
  FROM "contract" c WHERE c."id" = :contract),
"chosen" AS (
  SELECT d.*, coalesce(:from::date, d."today" - 1) AS "from", coalesce(:to::date, d."today" - 1) AS "to" FROM "day" d),
"period" AS (
  SELECT c.*, (c."from" + c."close") AT TIME ZONE c."zone" AS "start", (c."to" + 1 + c."close") AT TIME ZONE c."zone" AS "end"
  FROM "chosen" c),
"entry" AS (
  SELECT t."account_type" AS "account", t."operation_type" AS "operation", t."order_id", t."desk_payment_method_id" AS "method", t."name",
    coalesce(t."currency", 'EUR') AS "currency", coalesce(t."debit", 0) AS "debit", coalesce(t."credit", 0) AS "credit",
    i."ticketing_id" AS "ticketing", coalesce(i."quantity", 0) AS "quantity", coalesce(i."vat_rate", 0)::numeric AS "rate"
  FROM "period" p
  JOIN "transaction" t ON t."contract_id" = :contract AND t."created_at" >= p."start" AND t."created_at" < p."end"
    AND t."operation_type" IS DISTINCT FROM 'performance'
  LEFT JOIN "order_item" i ON i."contract_id" = t."contract_id" AND i."id" = t."order_item_id"),
"earned" AS (
  SELECT e.*, round(e."credit" * 100 / (100 + e."rate")) - round(e."debit" * 100 / (100 + e."rate")) AS "net"
  FROM "entry" e WHERE e."account" NOT IN ('bank', 'client')),
"show" AS (
  SELECT e."ticketing", e."currency", coalesce(sum(e."quantity") FILTER (WHERE e."operation" = 'sale'), 0)::bigint AS "places",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE e."operation" IS DISTINCT FROM 'refund'), 0)::bigint AS "sold",
    coalesce(sum(e."debit" - e."credit") FILTER (WHERE e."operation" = 'refund'), 0)::bigint AS "refunded",
    sum(e."credit" - e."debit")::bigint AS "total", sum(e."net")::bigint AS "net", (sum(e."credit" - e."debit") - sum(e."net"))::bigint AS "tax"
  FROM "earned" e GROUP BY 1, 2),
"rate" AS (
  SELECT e."rate"::float8 AS "rate", e."currency",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE e."operation" IS DISTINCT FROM 'refund'), 0)::bigint AS "sold",
    coalesce(sum(e."debit" - e."credit") FILTER (WHERE e."operation" = 'refund'), 0)::bigint AS "refunded",
    sum(e."credit" - e."debit")::bigint AS "total", sum(e."net")::bigint AS "net", (sum(e."credit" - e."debit") - sum(e."net"))::bigint AS "tax"
  FROM "earned" e GROUP BY 1, 2),
"method" AS (
  SELECT e."method", coalesce(d."label", e."name") AS "label", e."currency",
    coalesce(sum(e."debit" - e."credit") FILTER (WHERE e."operation" IS DISTINCT FROM 'refund'), 0)::bigint AS "taken",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE e."operation" = 'refund'), 0)::bigint AS "refunded",
    sum(e."debit" - e."credit")::bigint AS "amount"
  FROM "entry" e LEFT JOIN "desk_payment_method" d ON d."contract_id" = :contract AND d."id" = e."method"
  WHERE e."account" = 'bank' GROUP BY 1, 2, 3),
"total" AS (
  SELECT e."currency", count(DISTINCT e."order_id") FILTER (WHERE e."operation" = 'sale') AS "orders",
    coalesce(sum(e."debit" - e."credit") FILTER (WHERE e."account" = 'client'), 0)::bigint AS "due"
  FROM "entry" e GROUP BY 1)
SELECT jsonb_build_object(
  'today', p."today", 'from', p."from", 'to', p."to", 'start', to_json(p."start") #>> '{}', 'end', to_json(p."end") #>> '{}', 'timezone', p."zone",
  'totals', coalesce((SELECT jsonb_agg(jsonb_build_object('currency', t."currency", 'orders', t."orders",
      'sold', coalesce(r."sold", 0), 'refunded', coalesce(r."refunded", 0), 'total', coalesce(r."total", 0), 'net', coalesce(r."net", 0),
      'tax', coalesce(r."tax", 0), 'taken', coalesce(m."taken", 0), 'due', t."due") ORDER BY t."currency")
    FROM "total" t
    LEFT JOIN (SELECT "currency", sum("sold") AS "sold", sum("refunded") AS "refunded", sum("total") AS "total", sum("net") AS "net",
        sum("tax") AS "tax" FROM "rate" GROUP BY 1) r ON r."currency" = t."currency"
    LEFT JOIN (SELECT "currency", sum("amount") AS "taken" FROM "method" GROUP BY 1) m ON m."currency" = t."currency"), '[]'::jsonb),
  'shows', coalesce((SELECT jsonb_agg(to_jsonb(s) || jsonb_build_object('name', k."title") ORDER BY s."total" DESC, k."title", s."ticketing", s."currency")
    FROM "show" s LEFT JOIN "ticketing" k ON k."contract_id" = :contract AND k."id" = s."ticketing"), '[]'::jsonb),
  'rates', coalesce((SELECT jsonb_agg(to_jsonb(r) ORDER BY r."currency", r."rate") FROM "rate" r), '[]'::jsonb),
  'methods', coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m."amount" DESC, m."label", m."currency") FROM "method" m), '[]'::jsonb)
) AS "takings"
FROM "period" p
