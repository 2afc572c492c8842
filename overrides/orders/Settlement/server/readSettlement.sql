-- How an order stands: its totals by the ledger, every entry of its bank with who wrote it, and by what it may be paid. An entry
-- that a correction wrote undoes its original where the two are on opposite sides.
WITH "entry" AS (
  SELECT t.*, g."type", g."reason", coalesce(u."full_name", CASE g."type" WHEN 'sale' THEN v."full_name" END) AS "actor", s."session_number",
    coalesce(t."debit", 0) - coalesce(t."credit", 0) AS "amount",
    EXISTS (SELECT FROM "transaction" c WHERE c."contract_id" = :contract AND c."original_id" = t."id" AND c."operation_type" = 'correction') AS "was_corrected",
    t."operation_type" = 'correction' AND (coalesce(w."debit", 0) > 0) <> (coalesce(t."debit", 0) > 0) AS "undoes"
  FROM "transaction" t
  JOIN "transaction_group" g ON g."contract_id" = :contract AND g."id" = t."transaction_group_id"
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = g."owner_id"
  LEFT JOIN "order" b ON b."contract_id" = :contract AND b."id" = t."order_id"
  LEFT JOIN "accounts_user" v ON v."contract_id" = :contract AND v."id" = b."owner_id"
  LEFT JOIN "desk_session" s ON s."contract_id" = :contract AND s."id" = t."desk_session_id"
  LEFT JOIN "transaction" w ON w."contract_id" = :contract AND w."id" = t."original_id"
  WHERE t."contract_id" = :contract AND t."order_id" = :order AND t."account_type" = 'bank'),
"credit" AS (
  SELECT sum(p."amount")::bigint AS "amount" FROM (
    SELECT sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)) AS "amount"
    FROM "order" o
    JOIN "customer" k ON k."contract_id" = :contract AND k."id" = o."customer_id"
    JOIN "transaction" t ON t."contract_id" = :contract AND t."client_id" = k."client_id" AND t."account_type" = 'client'
      AND t."currency" = o."currency" AND t."order_id" IS DISTINCT FROM o."id" AND t."provider" IS DISTINCT FROM 'cash_coupon_breakdown'
    WHERE o."contract_id" = :contract AND o."id" = :order
    GROUP BY t."order_id" HAVING sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)) > 0) p)
SELECT jsonb_build_object(
  'number', o."number", 'status', o."payment_status", 'currency', o."currency", 'timezone', coalesce(c."timezone", 'Europe/Paris'),
  'sold', o."customer_paid_amount", 'refunded', o."customer_paid_amount" - o."balance" - o."bank_transaction_balance",
  'paid', o."bank_transaction_balance", 'due', o."balance",
  'customer', k."display_name", 'client', k."client_id", 'account', coalesce((SELECT "amount" FROM "credit"), 0),
  'entries', coalesce((SELECT jsonb_agg(jsonb_build_object('transaction', e."id", 'type', e."type", 'name', e."name", 'label', e."label",
      'method', e."desk_payment_method_id", 'currency', e."currency", 'amount', e."amount", 'at', to_json(e."created_at") #>> '{}',
      'valueDate', to_json(e."value_date") #>> '{}', 'actor', e."actor", 'session', e."session_number", 'reason', e."reason",
      'state', CASE WHEN e."undoes" THEN 'undoing' WHEN e."was_corrected" THEN 'corrected' ELSE 'valid' END,
      'isCorrectable', NOT (e."undoes" OR e."was_corrected") AND e."desk_payment_method_id" IS NOT NULL AND e."name" NOT LIKE 'reschedule%')
      ORDER BY e."created_at", e."id") FROM "entry" e), '[]'::jsonb),
  'methods', coalesce((SELECT jsonb_agg(jsonb_build_object('deskPaymentMethod', m."id", 'code', m."code", 'label', m."label") ORDER BY m."position", m."id")
    FROM "desk_payment_method" m WHERE m."contract_id" = :contract AND m."enabled" IS NOT FALSE AND m."is_hidden" IS NOT TRUE
      AND m."code" NOT IN ('reschedule', 'reschedule_online', 'cash_coupon')), '[]'::jsonb)
) AS "settlement"
FROM "order" o
LEFT JOIN "contract" c ON c."id" = o."contract_id"
LEFT JOIN "customer" k ON k."contract_id" = :contract AND k."id" = o."customer_id"
WHERE o."contract_id" = :contract AND o."id" = :order
