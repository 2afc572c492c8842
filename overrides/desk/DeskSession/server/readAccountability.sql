-- Cash is the method of code "cash" in the currency of the session; other currencies are listed by method alone.
WITH "method" AS (
  SELECT d."code", d."label", coalesce(t."currency", 'EUR') AS "currency",
    coalesce(sum(t."debit" - t."credit") FILTER (WHERE t."operation_type" <> 'refund'), 0)::bigint AS "taken",
    coalesce(sum(t."credit" - t."debit") FILTER (WHERE t."operation_type" = 'refund'), 0)::bigint AS "refunded",
    sum(t."debit" - t."credit")::bigint AS "amount"
  FROM "transaction" t
  JOIN "desk_payment_method" d ON d."contract_id" = t."contract_id" AND d."id" = t."desk_payment_method_id"
  WHERE t."contract_id" = :contract AND t."desk_session_id" = :session AND t."account_type" = 'bank' GROUP BY 1, 2, 3),
"movement" AS (
  SELECT m."id", to_json(m."created_at") #>> '{}' AS "at", CASE m."direction" WHEN 'in' THEN m."amount" ELSE -m."amount" END AS "amount",
    m."reason"
  FROM "cash_movement" m WHERE m."contract_id" = :contract AND m."desk_session_id" = :session),
"drawer" AS (
  SELECT coalesce((SELECT sum(m."amount") FROM "method" m WHERE m."code" = 'cash' AND m."currency" = s."currency"), 0)::bigint AS "taken",
    coalesce((SELECT sum(m."amount") FROM "movement" m WHERE m."amount" > 0), 0)::bigint AS "in",
    coalesce((SELECT -sum(m."amount") FROM "movement" m WHERE m."amount" < 0), 0)::bigint AS "out"
  FROM "desk_session" s WHERE s."contract_id" = :contract AND s."id" = :session)
SELECT jsonb_build_object(
  'sessionNumber', s."session_number", 'userEmail', s."user_email", 'operator', coalesce(nullif(c."company_name", ''), c."company_display_name", ''), 'desk', v."name",
  'startDate', to_json(s."start_date") #>> '{}', 'endDate', to_json(s."end_date") #>> '{}',
  'currency', s."currency", 'timezone', coalesce(c."timezone", 'Europe/Paris'),
  'orderCount', (SELECT count(*) FROM "order" o WHERE o."contract_id" = s."contract_id" AND o."desk_session_id" = s."id"),
  'ticketCount', (SELECT coalesce(sum(o."nb_tickets"), 0) FROM "order" o
     WHERE o."contract_id" = s."contract_id" AND o."desk_session_id" = s."id"),
  'total', coalesce((SELECT sum(m."amount") FROM "method" m WHERE m."currency" = s."currency"), 0),
  'methods', coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m."currency" <> s."currency", m."currency", m."amount" DESC, m."code")
     FROM "method" m), '[]'::jsonb),
  'openingFloat', s."opening_float", 'cashTaken', d."taken", 'cashIn', d."in", 'cashOut', d."out",
  'expectedCash', s."opening_float" + d."taken" + d."in" - d."out",
  'countedCash', s."counted_cash", 'cashDifference', s."counted_cash" - (s."opening_float" + d."taken" + d."in" - d."out"),
  'differenceReason', s."difference_reason", 'cashCount', coalesce(s."cash_count", '[]'::jsonb),
  'movements', coalesce((SELECT jsonb_agg(to_jsonb(m) - 'id' ORDER BY m."id") FROM "movement" m), '[]'::jsonb)
) AS "account"
FROM "desk_session" s CROSS JOIN "drawer" d LEFT JOIN "contract" c ON c."id" = s."contract_id"
LEFT JOIN "selling_device" v ON v."contract_id" = s."contract_id" AND v."id" = s."selling_device_id"
WHERE s."contract_id" = :contract AND s."id" = :session
