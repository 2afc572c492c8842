-- A line is of its price, contingent, group, code, participant and, at a dynamic price, amount. Ids are given in the order of
-- the list, which is how new rows find their line.
WITH "wanted" AS (
  SELECT * FROM jsonb_to_recordset(:wanted::jsonb) AS w("rank" integer, "price" bigint, "contingent" bigint, "quantity" bigint,
    "value" bigint, "total" bigint, "excluded" boolean, "group" text, "code" text, "participant" bigint, "free" bigint, "data" jsonb)),
"kept" AS (
  SELECT w."rank", min(i."id") AS "id" FROM "wanted" w JOIN "cart_item" i ON i."contract_id" = :contract AND i."cart_id" = :cart
    AND i."ticket_price_id" = w."price" AND i."stock_contingent_id" IS NOT DISTINCT FROM w."contingent"
    AND i."group_key" IS NOT DISTINCT FROM w."group" AND i."coupon_code" IS NOT DISTINCT FROM w."code"
    AND i."participant_id" IS NOT DISTINCT FROM w."participant" AND (w."free" IS NULL OR i."facial_value" = w."free")
  GROUP BY w."rank"),
"gone" AS (
  DELETE FROM "cart_item" i WHERE i."contract_id" = :contract AND i."cart_id" = :cart
    AND NOT EXISTS (SELECT 1 FROM "kept" k WHERE k."id" = i."id")),
"changed" AS (
  UPDATE "cart_item" i SET "quantity" = w."quantity", "facial_value" = w."value", "customer_paid_amount" = w."total",
    "excluded_from_parent_stock" = w."excluded", "data" = CASE WHEN w."data" IS NULL THEN i."data"
      WHEN jsonb_typeof(w."data") = 'object' AND jsonb_typeof(i."data" -> 'participantList') = 'array'
        THEN jsonb_build_object('participantList', i."data" -> 'participantList') || w."data"
      ELSE w."data" END
  FROM "kept" k JOIN "wanted" w ON w."rank" = k."rank" WHERE i."contract_id" = :contract AND i."id" = k."id"),
"new" AS (
  SELECT w.*, row_number() OVER (ORDER BY w."rank") AS "line" FROM "wanted" w
  WHERE NOT EXISTS (SELECT 1 FROM "kept" k WHERE k."rank" = w."rank")),
"made" AS (
  INSERT INTO "cart_item" ("contract_id", "cart_id", "ticket_price_id", "stock_contingent_id", "quantity", "facial_value",
    "customer_paid_amount", "excluded_from_parent_stock", "group_key", "coupon_code", "participant_id", "data")
  SELECT :contract, :cart, n."price", n."contingent", n."quantity", n."value", n."total", n."excluded", n."group", n."code",
    n."participant", n."data"
  FROM "new" n ORDER BY n."line"
  RETURNING "id"),
"placed" AS (SELECT "id", row_number() OVER (ORDER BY "id") AS "line" FROM "made")
SELECT r."id" FROM (
  SELECT k."rank", k."id" FROM "kept" k UNION ALL SELECT n."rank", p."id" FROM "new" n JOIN "placed" p ON p."line" = n."line") r
ORDER BY r."rank"
