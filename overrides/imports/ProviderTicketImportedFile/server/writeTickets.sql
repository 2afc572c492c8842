-- Tickets that were sold elsewhere, each with where it came from; whoever sells here finds their seats taken.
WITH "place" AS (
  SELECT * FROM jsonb_to_recordset(:places::jsonb) AS p("barcode" text, "status" text, "ticketPrice" bigint, "eventDate" bigint, "amount" bigint,
    "currency" text, "priceName" text, "priceType" text, "title" text, "startDate" timestamptz, "endDate" timestamptz, "timezone" text,
    "availableSeat" bigint, "seat" bigint, "seatLabel" text, "groupLabel" text, "data" jsonb, "row" integer, "sharedCode" text, "reference" text,
    "takesStock" boolean, "contingent" bigint, "outside" boolean)),
"made" AS (
  INSERT INTO "ticket" ("contract_id", "barcode", "status", "valid", "ticket_price_id", "event_date_id", "facial_value", "facial_fee_value",
    "currency", "bought_at", "ticket_price_name", "ticket_price_type", "ticketing_title", "event_date_start_date", "event_date_end_date",
    "ticketing_timezone", "seat_id", "seat_label", "seat_group_label", "data", "created_at", "updated_at")
  SELECT :contract, p."barcode", p."status", p."status" IN ('payed', 'booked'), p."ticketPrice", p."eventDate", p."amount", 0, p."currency", :now,
    p."priceName", p."priceType", p."title", p."startDate", p."endDate", p."timezone", p."seat", p."seatLabel", p."groupLabel", p."data", :now, :now
  FROM "place" p ORDER BY p."row", p."barcode"
  RETURNING "id", "barcode"),
"imported" AS (
  INSERT INTO "imported_ticket" ("contract_id", "imported_file_id", "row_number", "ticket_id", "shared_code", "reference", "takes_stock",
    "stock_contingent_id", "excluded_from_parent_stock")
  SELECT :contract, :file, p."row", m."id", p."sharedCode", p."reference", p."takesStock", p."contingent", p."outside"
  FROM "place" p JOIN "made" m ON m."barcode" = p."barcode" ORDER BY m."id"
  RETURNING "id", "ticket_id"),
"chains" AS (
  INSERT INTO "imported_ticket_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, i."id", c."contingent", c."position"
  FROM jsonb_to_recordset(:chains::jsonb) AS c("barcode" text, "contingent" bigint, "position" bigint)
  JOIN "made" m ON m."barcode" = c."barcode" JOIN "imported" i ON i."ticket_id" = m."id"),
"seated" AS (
  UPDATE "available_seat" a SET "status" = 'in_external_provider_order', "ticket_id" = m."id", "updated_at" = :now
  FROM "place" p JOIN "made" m ON m."barcode" = p."barcode"
  WHERE a."contract_id" = :contract AND a."id" = p."availableSeat" AND a."status" = 'available' AND a."hold_type" IS NULL
  RETURNING a."id")
SELECT (SELECT count(*)::int FROM "made") AS "tickets", (SELECT count(*)::int FROM "seated") AS "seats"
