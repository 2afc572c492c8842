INSERT INTO "coupon_applying_order_item_list" ("contract_id", "source_id", "target_id", "position")
SELECT DISTINCT ON (k."id", i."id") :contract, k."id", i."id", 0
FROM "cart_item_with_offer" o
JOIN "coupon" k ON k."contract_id" = :contract AND k."code" = o."coupon_code"
JOIN "order_item" i ON i."contract_id" = :contract AND i."order_id" = :order AND i."application_id" = o."application_id"
  AND i."ticket_price_id" = o."ticket_price_id" AND i."facial_value" = o."facial_value"
WHERE o."contract_id" = :contract AND o."cart_id" = :cart
ON CONFLICT DO NOTHING
