WITH "method" AS (
  SELECT d."code", d."label", sum(t."debit" - t."credit")::bigint AS "amount" FROM "transaction" t
  JOIN "desk_payment_method" d ON d."contract_id" = t."contract_id" AND d."id" = t."desk_payment_method_id"
  WHERE t."contract_id" = :contract AND t."desk_session_id" = :session AND t."account_type" = 'bank' GROUP BY 1, 2)
SELECT jsonb_build_object(
  'sessionNumber', s."session_number", 'userEmail', s."user_email",
  'currency', coalesce(c."default_currency", 'EUR'), 'timezone', coalesce(c."timezone", 'Europe/Paris'),
  'orderCount', (SELECT count(*) FROM "order" o WHERE o."contract_id" = s."contract_id" AND o."desk_session_id" = s."id"),
  'ticketCount', (SELECT coalesce(sum(o."nb_tickets"), 0) FROM "order" o
     WHERE o."contract_id" = s."contract_id" AND o."desk_session_id" = s."id"),
  'total', coalesce((SELECT sum(m."amount") FROM "method" m), 0),
  'methods', coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m."amount" DESC, m."code") FROM "method" m), '[]'::jsonb)
) AS "account"
FROM "desk_session" s LEFT JOIN "contract" c ON c."id" = s."contract_id"
WHERE s."contract_id" = :contract AND s."id" = :session
