SELECT t."id", t."account_type" AS "account", coalesce(t."operation_type", 'sale') AS "operation", t."name", t."label",
  t."order_item_id" AS "orderItem", t."desk_payment_method_id" AS "method", t."original_id" AS "original",
  coalesce(t."debit", 0) AS "debit", coalesce(t."credit", 0) AS "credit"
FROM "transaction" t WHERE t."contract_id" = :contract AND t."order_id" = :order ORDER BY t."id"
