-- What of an order's lines is on no invoice and was not given back, with the group that it is billed with.
SELECT i."id" AS "orderItem", coalesce(i."label", '') AS "label", l."quantity", coalesce(i."facial_value", 0) AS "unitAmount", 0 AS "feeAmount",
  coalesce(i."vat_rate", 0)::float8 AS "vatRate", coalesce(i."net_amount", 0) - l."net" AS "netAmount",
  coalesce(i."vat_amount", 0) - l."vat" AS "vatAmount",
  (SELECT g."label" FROM "order_item_invoice_group_order_item_list" m
    JOIN "order_item_invoice_group" g ON g."contract_id" = :contract AND g."id" = m."source_id"
    WHERE m."contract_id" = :contract AND m."target_id" = i."id" ORDER BY g."id" LIMIT 1) AS "group"
FROM "order_item" i
CROSS JOIN LATERAL (
  SELECT (coalesce(i."quantity", 0) - coalesce(sum(r."quantity"), 0))::integer AS "quantity", coalesce(sum(r."net_amount"), 0)::bigint AS "net",
    coalesce(sum(r."vat_amount"), 0)::bigint AS "vat"
  FROM "refund_order_item" r WHERE r."contract_id" = :contract AND r."order_item_id" = i."id") l
WHERE i."contract_id" = :contract AND i."order_id" = :order AND i."cancelled" IS NOT TRUE AND l."quantity" > 0
  AND NOT EXISTS (SELECT 1 FROM "invoice_line" k JOIN "invoice" v ON v."contract_id" = :contract AND v."id" = k."invoice_id"
    WHERE k."contract_id" = :contract AND k."order_item_id" = i."id" AND v."type" = 'initial_payment' AND v."cancelled" IS NOT TRUE)
ORDER BY i."id"
