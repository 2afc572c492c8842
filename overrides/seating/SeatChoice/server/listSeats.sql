-- The seats of each line, as it was asked for them or was given them: kept when the cart expires, to be asked for again.
WITH "wanted" AS (
  SELECT * FROM jsonb_to_recordset(:seats::jsonb) AS w("seat" bigint, "item" bigint, "position" integer)),
"gone" AS (
  DELETE FROM "cart_item_available_seat_list" l USING "cart_item" i
  WHERE i."contract_id" = :contract AND i."cart_id" = :cart AND l."contract_id" = :contract AND l."source_id" = i."id"
    AND NOT EXISTS (SELECT 1 FROM "wanted" w WHERE w."item" = l."source_id" AND w."seat" = l."target_id"))
INSERT INTO "cart_item_available_seat_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract, w."item", w."seat", w."position" FROM "wanted" w
ON CONFLICT DO NOTHING
