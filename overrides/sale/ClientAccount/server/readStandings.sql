-- How accounts stand, by currency with cash coupons apart: what is overdue first, then what is owed, then the rest by name. An
-- account is overdue where an order of its customer has been due for more than 30 days.
WITH "entry" AS (
  SELECT t."client_id" AS "client", coalesce(t."currency", 'EUR') AS "currency", max(t."created_at") AS "last",
    coalesce(sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)) FILTER (WHERE t."provider" IS DISTINCT FROM 'cash_coupon_breakdown'), 0)::bigint AS "balance",
    coalesce(sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)) FILTER (WHERE t."provider" = 'cash_coupon_breakdown'), 0)::bigint AS "coupons"
  FROM "transaction" t WHERE t."contract_id" = :contract AND t."client_id" IS NOT NULL AND t."account_type" = 'client' GROUP BY 1, 2),
"sum" AS (
  SELECT e."client", max(e."last") AS "last", bool_or(e."balance" < 0) AS "owes", bool_or(e."balance" > 0) AS "has",
    jsonb_agg(jsonb_build_object('currency', e."currency", 'balance', e."balance", 'coupons', e."coupons") ORDER BY e."currency") AS "balances"
  FROM "entry" e GROUP BY 1),
"due" AS (
  SELECT k."client_id" AS "client", min(o."created_at") AS "since" FROM "order" o
  JOIN "customer" k ON k."contract_id" = :contract AND k."id" = o."customer_id" AND k."client_id" IS NOT NULL
  WHERE o."contract_id" = :contract AND o."balance" > 0 AND o."status" <> 'pending' GROUP BY 1),
"standing" AS (
  SELECT c."id", coalesce(nullif(c."corporate_name", ''), c."name", '') AS "name", c."email", c."accounting_number", d."since", s."last",
    coalesce(d."since" < :now::timestamptz - interval '30 days', false) AS "late", coalesce(s."owes", false) AS "owes",
    coalesce(s."has", false) AS "has", coalesce(s."balances", '[]'::jsonb) AS "balances"
  FROM "client" c LEFT JOIN "sum" s ON s."client" = c."id" LEFT JOIN "due" d ON d."client" = c."id"
  WHERE c."contract_id" = :contract AND (:q::text IS NULL OR concat_ws(' ', c."name", c."corporate_name", c."email", c."accounting_number") ILIKE '%' || :q::text || '%')),
"chosen" AS (
  SELECT * FROM "standing" s WHERE CASE :state::text WHEN 'owing' THEN s."owes" WHEN 'overdue' THEN s."late" AND s."owes" WHEN 'credit' THEN s."has" ELSE true END),
"page" AS (
  SELECT * FROM "chosen" c ORDER BY (c."late" AND c."owes") DESC, CASE WHEN c."owes" THEN c."since" END, c."owes" DESC, c."has" DESC, lower(c."name"), c."id"
  LIMIT 100 OFFSET (:page::bigint - 1) * 100)
SELECT jsonb_build_object('timezone', coalesce(k."timezone", 'Europe/Paris'), 'total', (SELECT count(*) FROM "chosen" c), 'pageSize', 100,
  'accounts', coalesce((SELECT jsonb_agg(jsonb_build_object('client', p."id", 'name', p."name", 'email', p."email", 'accountingNumber', p."accounting_number",
      'dueSince', CASE WHEN p."owes" THEN to_json(p."since") #>> '{}' END, 'isOverdue', p."late" AND p."owes", 'lastAt', to_json(p."last") #>> '{}', 'balances', p."balances")
    ORDER BY (p."late" AND p."owes") DESC, CASE WHEN p."owes" THEN p."since" END, p."owes" DESC, p."has" DESC, lower(p."name"), p."id")
  FROM "page" p), '[]'::jsonb)) AS "answer"
FROM "contract" k WHERE k."id" = :contract
