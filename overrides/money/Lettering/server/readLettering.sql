-- Of the account of a client: open entries by currency, oldest first, and the latest letterings with theirs.
WITH "account" AS (
  SELECT t."id", t."created_at", coalesce(t."currency", 'EUR') AS "currency", coalesce(t."debit", 0) AS "debit", coalesce(t."credit", 0) AS "credit",
    jsonb_build_object('entry', t."id", 'at', to_json(t."created_at") #>> '{}', 'type', g."type", 'order', t."order_id", 'number', o."number",
      'currency', coalesce(t."currency", 'EUR'), 'debit', coalesce(t."debit", 0), 'credit', coalesce(t."credit", 0),
      'isCoupon', t."provider" IS NOT DISTINCT FROM 'cash_coupon_breakdown', 'reason', g."reason", 'actor', u."full_name") AS "json"
  FROM "transaction" t
  JOIN "transaction_group" g ON g."contract_id" = :contract AND g."id" = t."transaction_group_id"
  LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = t."order_id"
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = g."owner_id"
  WHERE t."contract_id" = :contract AND t."client_id" = :client AND t."account_type" = 'client'),
"open" AS (
  SELECT a.*, row_number() OVER (PARTITION BY a."currency" ORDER BY a."created_at", a."id") AS "place" FROM "account" a
  WHERE NOT EXISTS (SELECT FROM "lettering_transaction_list" k
    JOIN "lettering" l ON l."contract_id" = :contract AND l."id" = k."source_id" AND l."undone_at" IS NULL
    WHERE k."contract_id" = :contract AND k."target_id" = a."id")),
"currency" AS (
  SELECT o."currency", count(*)::integer AS "count", sum(o."credit" - o."debit")::bigint AS "balance",
    jsonb_agg(o."json" ORDER BY o."place") FILTER (WHERE o."place" <= 500) AS "entries"
  FROM "open" o GROUP BY 1),
"latest" AS (
  SELECT l.* FROM "lettering" l WHERE l."contract_id" = :contract AND l."client_id" = :client ORDER BY l."id" DESC LIMIT 200),
"lettered" AS (
  SELECT l."id" AS "lettering", coalesce(l."code", '') AS "code", l."currency", coalesce(l."amount", 0) AS "amount", to_json(l."created_at") #>> '{}' AS "at", w."full_name" AS "actor",
    to_json(l."undone_at") #>> '{}' AS "undoneAt", b."full_name" AS "undoneBy", coalesce((
      SELECT jsonb_agg(a."json" ORDER BY a."created_at", a."id") FROM "lettering_transaction_list" k JOIN "account" a ON a."id" = k."target_id"
      WHERE k."contract_id" = :contract AND k."source_id" = l."id"), '[]'::jsonb) AS "entries"
  FROM "latest" l
  LEFT JOIN "accounts_user" w ON w."contract_id" = :contract AND w."id" = l."owner_id"
  LEFT JOIN "accounts_user" b ON b."contract_id" = :contract AND b."id" = l."undone_by_id")
SELECT jsonb_build_object('name', c."name", 'timezone', coalesce(k."timezone", 'Europe/Paris'),
  'currencies', coalesce((SELECT jsonb_agg(to_jsonb(o) ORDER BY o."currency" <> coalesce(k."default_currency", 'EUR'), o."currency") FROM "currency" o), '[]'::jsonb),
  'letterings', coalesce((SELECT jsonb_agg(to_jsonb(l) ORDER BY l."lettering" DESC) FROM "lettered" l), '[]'::jsonb)
) AS "lettering"
FROM "client" c JOIN "contract" k ON k."id" = c."contract_id"
WHERE c."contract_id" = :contract AND c."id" = :client
