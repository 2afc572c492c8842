-- The cart has exactly these seats; the rows are locked.
WITH "wanted" AS (
  SELECT * FROM jsonb_to_recordset(:seats::jsonb) AS w("seat" bigint, "item" bigint, "isByHand" boolean)),
"given" AS (
  UPDATE "available_seat" a SET "status" = 'available', "hold_type" = NULL, "cart_id" = NULL, "cart_item_id" = NULL,
    "expires_at" = NULL, "manually_assigned" = false, "updated_at" = :now
  WHERE a."contract_id" = :contract AND a."cart_id" = :cart AND a."status" = 'in_cart'
    AND NOT EXISTS (SELECT 1 FROM "wanted" w WHERE w."seat" = a."id"))
UPDATE "available_seat" a SET "status" = 'in_cart', "hold_type" = 'desk', "cart_id" = :cart, "cart_item_id" = w."item",
  "expires_at" = :expiresAt, "manually_assigned" = w."isByHand", "updated_at" = :now
FROM "wanted" w WHERE a."contract_id" = :contract AND a."id" = w."seat"
  AND (a."cart_id", a."cart_item_id", a."expires_at", a."manually_assigned")
    IS DISTINCT FROM (:cart::bigint, w."item", :expiresAt::timestamptz, w."isByHand")
