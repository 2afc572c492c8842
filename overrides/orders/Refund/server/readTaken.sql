-- What each method took of an order, less what went out by it; cash is there for who paid otherwise.
SELECT m."id" AS "method", m."code", m."label", coalesce(sum(t."debit" - t."credit"), 0)::bigint AS "taken"
FROM "desk_payment_method" m
LEFT JOIN "transaction" t ON t."contract_id" = :contract AND t."order_id" = :order AND t."account_type" = 'bank' AND t."desk_payment_method_id" = m."id"
WHERE m."contract_id" = :contract AND m."code" NOT IN ('reschedule', 'reschedule_online')
GROUP BY m."id", m."code", m."label", m."position", m."enabled", m."is_hidden"
HAVING count(t."id") > 0 OR m."code" = 'cash' AND m."enabled" IS NOT FALSE AND m."is_hidden" IS NOT TRUE
ORDER BY count(t."id") = 0, m."position", m."id"
