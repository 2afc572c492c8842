-- On which accounts the balance of an order is, debits minus credits; null is nobody's.
SELECT t."client_id" AS "client", sum(coalesce(t."debit", 0) - coalesce(t."credit", 0))::bigint AS "balance"
FROM "transaction" t WHERE t."contract_id" = :contract AND t."order_id" = :order AND t."account_type" = 'client'
GROUP BY t."client_id" HAVING sum(coalesce(t."debit", 0) - coalesce(t."credit", 0)) <> 0 ORDER BY t."client_id" NULLS FIRST
