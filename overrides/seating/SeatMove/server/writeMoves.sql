-- Who has a seat has the other from here on; what nobody goes to is free. The rows are locked.
WITH "pair" AS (
  SELECT p."from", p."to", f."status", f."hold_type", f."cart_id", f."cart_item_id", f."order_id", f."ticket_id", f."booking_status",
    f."expires_at"
  FROM jsonb_to_recordset(:moves::jsonb) AS p("from" bigint, "to" bigint)
  JOIN "available_seat" f ON f."contract_id" = :contract AND f."id" = p."from"),
"left" AS (
  UPDATE "available_seat" a SET "status" = 'available', "hold_type" = NULL, "cart_id" = NULL, "cart_item_id" = NULL, "order_id" = NULL,
    "ticket_id" = NULL, "booking_status" = NULL, "expires_at" = NULL, "manually_assigned" = false, "updated_at" = :now
  FROM "pair" p WHERE a."contract_id" = :contract AND a."id" = p."from" AND NOT EXISTS (SELECT 1 FROM "pair" o WHERE o."to" = a."id")),
"came" AS (
  UPDATE "available_seat" a SET "status" = p."status", "hold_type" = p."hold_type", "cart_id" = p."cart_id", "cart_item_id" = p."cart_item_id",
    "order_id" = p."order_id", "ticket_id" = p."ticket_id", "booking_status" = p."booking_status", "expires_at" = p."expires_at",
    "manually_assigned" = true, "updated_at" = :now
  FROM "pair" p WHERE a."contract_id" = :contract AND a."id" = p."to"),
"lists" AS (
  DELETE FROM "cart_item_available_seat_list" l USING "pair" p
  WHERE p."status" = 'in_cart' AND l."contract_id" = :contract AND l."source_id" = p."cart_item_id" AND l."target_id" = p."from")
-- Two tickets never have one seat, not even while they swap: they have none for a moment.
UPDATE "ticket" t SET "seat_id" = NULL FROM "pair" p WHERE t."contract_id" = :contract AND t."id" = p."ticket_id"
