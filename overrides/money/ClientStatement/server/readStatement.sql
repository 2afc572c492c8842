-- The account of a client from one fiscal day to another: by currency what was before, and every entry with its letters.
WITH "day" AS (
  SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close" FROM "contract" c WHERE c."id" = :contract),
"period" AS (
  SELECT d."zone", (:from::date + d."close") AT TIME ZONE d."zone" AS "start", (:to::date + 1 + d."close") AT TIME ZONE d."zone" AS "end" FROM "day" d),
"entry" AS (
  SELECT t."id", t."created_at", t."transaction_group_id", t."order_id", coalesce(t."currency", 'EUR') AS "currency", coalesce(t."debit", 0) AS "debit",
    coalesce(t."credit", 0) AS "credit", coalesce(t."created_at" < p."start", false) AS "is_before"
  FROM "period" p JOIN "transaction" t ON t."contract_id" = :contract AND t."client_id" = :client AND t."account_type" = 'client'
    AND (p."end" IS NULL OR t."created_at" < p."end")),
"currency" AS (
  SELECT e."currency", coalesce(sum(e."credit" - e."debit") FILTER (WHERE e."is_before"), 0)::bigint AS "opening", coalesce((
    SELECT jsonb_agg(jsonb_build_object('at', to_json(m."created_at") #>> '{}', 'type', g."type", 'number', o."number", 'reason', g."reason", 'debit', m."debit",
      'credit', m."credit", 'letters', (SELECT l."code" FROM "lettering_transaction_list" k
        JOIN "lettering" l ON l."contract_id" = :contract AND l."id" = k."source_id" AND l."undone_at" IS NULL
        WHERE k."contract_id" = :contract AND k."target_id" = m."id" LIMIT 1)) ORDER BY m."created_at", m."id")
    FROM "entry" m
    JOIN "transaction_group" g ON g."contract_id" = :contract AND g."id" = m."transaction_group_id"
    LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = m."order_id"
    WHERE m."currency" = e."currency" AND NOT m."is_before"), '[]'::jsonb) AS "entries"
  FROM "entry" e GROUP BY 1)
SELECT jsonb_build_object(
  'operator', coalesce(nullif(k."company_name", ''), k."company_display_name", ''), 'name', c."name", 'corporateName', c."corporate_name",
  'accountingNumber', c."accounting_number", 'email', c."email", 'timezone', p."zone", 'drawnAt', to_json(now()) #>> '{}', 'from', :from::date, 'to', :to::date,
  'currencies', coalesce((SELECT jsonb_agg(to_jsonb(b) ORDER BY b."currency" <> coalesce(k."default_currency", 'EUR'), b."currency") FROM "currency" b), '[]'::jsonb)
) AS "statement"
FROM "period" p CROSS JOIN "client" c JOIN "contract" k ON k."id" = c."contract_id"
WHERE c."contract_id" = :contract AND c."id" = :client
