WITH "wanted" AS (
  SELECT * FROM jsonb_to_recordset(:wanted::jsonb) AS w("rank" integer, "price" bigint, "contingent" bigint, "quantity" bigint,
    "value" bigint, "total" bigint, "excluded" boolean)),
"gone" AS (
  DELETE FROM "cart_item" i WHERE i."contract_id" = :contract AND i."cart_id" = :cart AND NOT EXISTS (
    SELECT 1 FROM "wanted" w WHERE w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id")),
"kept" AS (
  UPDATE "cart_item" i SET "quantity" = w."quantity", "facial_value" = w."value", "customer_paid_amount" = w."total",
    "excluded_from_parent_stock" = w."excluded"
  FROM "wanted" w WHERE i."contract_id" = :contract AND i."cart_id" = :cart
    AND w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id"
  RETURNING i."id", i."ticket_price_id", i."stock_contingent_id"),
"made" AS (
  INSERT INTO "cart_item" ("contract_id", "cart_id", "ticket_price_id", "stock_contingent_id", "quantity", "facial_value",
    "customer_paid_amount", "excluded_from_parent_stock")
  SELECT :contract, :cart, w."price", w."contingent", w."quantity", w."value", w."total", w."excluded" FROM "wanted" w
  WHERE NOT EXISTS (SELECT 1 FROM "kept" k
    WHERE k."ticket_price_id" = w."price" AND k."stock_contingent_id" IS NOT DISTINCT FROM w."contingent")
  ORDER BY w."rank"
  RETURNING "id", "ticket_price_id", "stock_contingent_id")
SELECT r."id" FROM "wanted" w
JOIN (SELECT * FROM "kept" UNION ALL SELECT * FROM "made") r
  ON r."ticket_price_id" = w."price" AND r."stock_contingent_id" IS NOT DISTINCT FROM w."contingent"
ORDER BY w."rank"
