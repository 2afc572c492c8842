-- How the account of a client stands: balances by currency with cash coupons apart, orders that are not settled with their invoices,
-- deposits, and the latest movements.
WITH "entry" AS (
  SELECT t.*, coalesce(t."currency", 'EUR') AS "money", t."provider" IS NOT DISTINCT FROM 'cash_coupon_breakdown' AS "is_coupon"
  FROM "transaction" t WHERE t."contract_id" = :contract AND t."client_id" = :client AND t."account_type" = 'client'),
"balance" AS (
  SELECT e."money" AS "currency", coalesce(sum(e."credit") FILTER (WHERE NOT e."is_coupon"), 0)::bigint AS "credit",
    coalesce(sum(e."debit") FILTER (WHERE NOT e."is_coupon"), 0)::bigint AS "debit",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE NOT e."is_coupon"), 0)::bigint AS "balance",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE NOT e."is_coupon" AND e."order_id" IS NULL), 0)::bigint AS "free",
    coalesce(sum(e."credit" - e."debit") FILTER (WHERE e."is_coupon"), 0)::bigint AS "coupons"
  FROM "entry" e GROUP BY 1),
"order_of" AS (
  SELECT o."id" AS "order", o."number", to_json(o."created_at") #>> '{}' AS "at", coalesce(o."currency", 'EUR') AS "currency", o."customer_paid_amount" AS "total",
    o."balance" AS "due", (SELECT string_agg(v."identifier", ', ' ORDER BY v."id") FROM "invoice" v
      WHERE v."contract_id" = :contract AND v."order_id" = o."id") AS "invoices"
  FROM "customer" k
  JOIN "order" o ON o."contract_id" = :contract AND o."customer_id" = k."id" AND o."balance" <> 0 AND o."status" <> 'pending'
  WHERE k."contract_id" = :contract AND k."client_id" = :client ORDER BY o."created_at" LIMIT 200),
"deposit_of" AS (
  SELECT d."id", to_json(d."created_at") #>> '{}' AS "at", coalesce(d."currency", 'EUR') AS "currency", sum(t."debit")::bigint AS "amount",
    coalesce(max(m."label"), max(t."name")) AS "method", max(u."full_name") AS "actor"
  FROM "deposit" d
  JOIN "transaction" t ON t."contract_id" = :contract AND t."deposit_id" = d."id" AND t."account_type" = 'bank'
  JOIN "transaction_group" g ON g."contract_id" = :contract AND g."id" = t."transaction_group_id"
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = g."owner_id"
  LEFT JOIN "desk_payment_method" m ON m."contract_id" = :contract AND m."id" = t."desk_payment_method_id"
  WHERE d."contract_id" = :contract AND d."client_id" = :client GROUP BY d."id", d."created_at", d."currency" ORDER BY d."id" DESC LIMIT 100),
"movement" AS (
  SELECT e."id", to_json(e."created_at") #>> '{}' AS "at", g."type", e."order_id" AS "order", o."number", e."money" AS "currency",
    coalesce(e."debit", 0) AS "debit", coalesce(e."credit", 0) AS "credit", e."is_coupon" AS "isCoupon", g."reason", u."full_name" AS "actor"
  FROM "entry" e
  JOIN "transaction_group" g ON g."contract_id" = :contract AND g."id" = e."transaction_group_id"
  LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = e."order_id"
  LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = g."owner_id"
  ORDER BY e."created_at" DESC, e."id" DESC LIMIT 200)
SELECT jsonb_build_object(
  'name', c."name", 'corporateName', c."corporate_name", 'email', c."email", 'phone', c."phone", 'accountingNumber', c."accounting_number",
  'isActive', coalesce(c."active", true), 'reportingAccount', r."name", 'currency', coalesce(k."default_currency", 'EUR'),
  'timezone', coalesce(k."timezone", 'Europe/Paris'),
  'balances', coalesce((SELECT jsonb_agg(to_jsonb(b) ORDER BY b."currency" <> coalesce(k."default_currency", 'EUR'), b."currency") FROM "balance" b), '[]'::jsonb),
  'orders', coalesce((SELECT jsonb_agg(to_jsonb(o) ORDER BY o."at", o."order") FROM "order_of" o), '[]'::jsonb),
  'deposits', coalesce((SELECT jsonb_agg(to_jsonb(d) - 'id' ORDER BY d."id" DESC) FROM "deposit_of" d), '[]'::jsonb),
  'movements', coalesce((SELECT jsonb_agg(to_jsonb(m) - 'id' || jsonb_build_object('entry', m."id") ORDER BY m."at" DESC, m."id" DESC) FROM "movement" m), '[]'::jsonb),
  'methods', coalesce((SELECT jsonb_agg(jsonb_build_object('deskPaymentMethod', m."id", 'code', m."code", 'label', m."label") ORDER BY m."position", m."id")
    FROM "desk_payment_method" m WHERE m."contract_id" = :contract AND m."enabled" IS NOT FALSE AND m."is_hidden" IS NOT TRUE
      AND m."code" NOT IN ('reschedule', 'reschedule_online', 'cash_coupon')), '[]'::jsonb)
) AS "account"
FROM "client" c JOIN "contract" k ON k."id" = c."contract_id"
LEFT JOIN "reporting_account" r ON r."contract_id" = :contract AND r."id" = c."reporting_account_id"
WHERE c."contract_id" = :contract AND c."id" = :client
