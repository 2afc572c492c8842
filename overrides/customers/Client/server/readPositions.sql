-- What an account has in credit in one currency, by order; what is of no order comes first.
SELECT t."order_id" AS "order", sum(coalesce(t."credit", 0) - coalesce(t."debit", 0))::bigint AS "amount"
FROM "transaction" t
WHERE t."contract_id" = :contract AND t."client_id" = :client AND t."account_type" = 'client' AND t."currency" = :currency
  AND t."provider" IS DISTINCT FROM 'cash_coupon_breakdown'
GROUP BY t."order_id" HAVING sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)) > 0
ORDER BY t."order_id" NULLS FIRST
