-- Carts, tickets and bookings name the seats they have now.
WITH "seat" AS (
  SELECT a."id", a."seat_id", a."ticket_id", a."cart_item_id", a."status", s."label", p."rank"
  FROM jsonb_to_recordset(:moves::jsonb) AS p("to" bigint, "rank" bigint)
  JOIN "available_seat" a ON a."contract_id" = :contract AND a."id" = p."to"
  JOIN "seat" s ON s."contract_id" = :contract AND s."id" = a."seat_id"),
"lists" AS (
  INSERT INTO "cart_item_available_seat_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, e."cart_item_id", e."id", e."rank" FROM "seat" e WHERE e."status" = 'in_cart'
  ON CONFLICT DO NOTHING),
"booked" AS (
  UPDATE "booking_item" b SET "seat_id" = e."seat_id", "seat_label" = e."label"
  FROM "seat" e WHERE b."contract_id" = :contract AND b."ticket_id" = e."ticket_id")
UPDATE "ticket" t SET "seat_id" = e."seat_id", "seat_label" = e."label", "updated_at" = :now
FROM "seat" e WHERE t."contract_id" = :contract AND t."id" = e."ticket_id"
