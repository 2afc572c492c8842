-- Writes a sale as `orders/Order/model.ts` describes it, set by set, and answers the ids that the ledger names. Ids are given
-- in the order of the lists, which is how items and tickets find their line again.
WITH "fact" AS (SELECT * FROM jsonb_populate_record(NULL::"order", :order::jsonb)),
"line" AS (SELECT * FROM jsonb_populate_recordset(NULL::"order_item", :items::jsonb) WITH ORDINALITY),
"sold" AS (
  UPDATE "cart" c SET "status" = 'validated', "updated_at" = :now, "nb_tickets" = f."nb_tickets", "total_ticket_number" = f."nb_tickets",
    "customer_id" = coalesce(f."customer_id", c."customer_id"), "comment" = coalesce(f."comment", c."comment")
  FROM "fact" f WHERE c."contract_id" = :contract AND c."id" = :cart
  RETURNING c."customer_id", c."contact_id", c."comment", c."selling_device_id", c."owner_id", c."customer_required_fields", c."customer_form_data"),
"made" AS (
  INSERT INTO "order" ("contract_id", "status", "payment_status", "currency", "customer_id", "contact_id", "comment",
    "nb_tickets", "sold_ticket_quantity", "customer_paid_amount", "retail_value", "current_retail_value", "net_amount",
    "vat_amount", "order_only_fee_amount", "balance", "bank_transaction_balance", "cart_id", "selling_device_id",
    "selling_device_for_payment_id", "desk_session_id", "owner_id", "origin_type", "download_id", "is_settled", "customer_required_fields",
    "customer_form_data", "created_at", "updated_at")
  SELECT :contract, f."status", f."payment_status", f."currency", s."customer_id", s."contact_id", s."comment", f."nb_tickets",
    f."sold_ticket_quantity", f."customer_paid_amount", f."retail_value", f."current_retail_value", f."net_amount", f."vat_amount",
    f."order_only_fee_amount", f."balance", f."bank_transaction_balance", :cart, coalesce(s."selling_device_id", d."selling_device_id"),
    coalesce(s."selling_device_id", d."selling_device_id"), d."id", s."owner_id", f."origin_type", f."download_id", f."is_settled",
    s."customer_required_fields", s."customer_form_data", :now, :now
  FROM "fact" f CROSS JOIN "sold" s
  JOIN "desk_session" d ON d."contract_id" = :contract AND d."id" = f."desk_session_id"
  RETURNING "id", "customer_id"),
"item" AS (
  INSERT INTO "order_item" ("contract_id", "order_id", "type", "label", "ticket_price_id", "event_date_id", "ticketing_id",
    "stock_contingent_id", "excluded_from_parent_stock", "quantity", "facial_value", "retail_value", "customer_paid_amount",
    "vat_rate", "net_amount", "vat_amount", "offer_rule_id", "application_id", "created_at", "updated_at")
  SELECT :contract, m."id", l."type", l."label", l."ticket_price_id", l."event_date_id", l."ticketing_id", l."stock_contingent_id",
    l."excluded_from_parent_stock", l."quantity", l."facial_value", l."retail_value", l."customer_paid_amount", l."vat_rate", l."net_amount",
    l."vat_amount", l."offer_rule_id", l."application_id", :now, :now
  FROM "line" l CROSS JOIN "made" m ORDER BY l."ordinality"
  RETURNING "id"),
"placed" AS (SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS "line" FROM "item"),
"chains" AS (
  INSERT INTO "order_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, i."id", c."contingent", c."position"
  FROM jsonb_to_recordset(:chains::jsonb) AS c("line" bigint, "contingent" bigint, "position" bigint) JOIN "placed" i ON i."line" = c."line"),
"place" AS (
  SELECT p.*, row_number() OVER (PARTITION BY p."ticket"->>'cart_item_id' ORDER BY p."line", p."ticket"->>'barcode')::integer - 1 AS "at"
  FROM jsonb_to_recordset(:tickets::jsonb) AS p("line" bigint, "ticket" jsonb, "booked" jsonb, "seat" bigint)),
-- Who goes in: what was answered at this place of the item, the item's participant where nothing was.
"holder" AS (
  SELECT p."ticket"->>'barcode' AS "barcode", c."participant_id" AS "participant", c."participant_required_fields" AS "required", nullif(
    jsonb_strip_nulls(jsonb_build_object('lastname', w."lastname", 'firstname', w."firstname")) || coalesce((
      SELECT jsonb_object_agg(regexp_replace(a."key", '^contact[.]', ''), a."value")
      FROM jsonb_each(CASE WHEN jsonb_typeof(c."data" -> 'participantList' -> p."at") = 'object' THEN c."data" -> 'participantList' -> p."at" END) a WHERE a."value" <> 'null'), '{}'), '{}') AS "data"
  FROM "place" p JOIN "cart_item" c ON c."contract_id" = :contract AND c."id" = (p."ticket"->>'cart_item_id')::bigint
  LEFT JOIN "customer" w ON w."contract_id" = :contract AND w."id" = c."participant_id" AND p."at" = 0),
"tickets" AS (
  INSERT INTO "ticket" ("contract_id", "barcode", "status", "valid", "order_id", "order_item_id", "ticket_price_id", "event_date_id",
    "cart_item_id", "facial_value", "facial_fee_value", "currency", "bought_at", "ticket_price_name", "ticket_price_type",
    "ticketing_title", "event_date_start_date", "event_date_end_date", "ticketing_timezone", "seat_id", "seat_label", "seat_group_label",
    "participant_id", "participant_required_fields", "data", "created_at", "updated_at")
  SELECT :contract, t."barcode", t."status", t."valid", m."id", i."id", t."ticket_price_id", t."event_date_id", t."cart_item_id",
    t."facial_value", t."facial_fee_value", t."currency", :now, t."ticket_price_name", t."ticket_price_type", t."ticketing_title",
    t."event_date_start_date", t."event_date_end_date", t."ticketing_timezone", a."seat_id", e."label", g."label",
    h."participant", h."required", h."data", :now, :now
  FROM "place" p JOIN "placed" i ON i."line" = p."line" CROSS JOIN LATERAL jsonb_populate_record(NULL::"ticket", p."ticket") t
  CROSS JOIN "made" m LEFT JOIN "holder" h ON h."barcode" = t."barcode"
  LEFT JOIN "available_seat" a ON a."contract_id" = :contract AND a."id" = p."seat"
  LEFT JOIN "seat" e ON e."contract_id" = :contract AND e."id" = a."seat_id"
  LEFT JOIN "seat_group" g ON g."contract_id" = :contract AND g."id" = a."seat_group_id"
  ORDER BY p."line", t."barcode"
  RETURNING "id", "barcode", "seat_label"),
"seated" AS (
  UPDATE "available_seat" a SET "status" = 'in_order', "hold_type" = NULL, "expires_at" = NULL, "order_id" = m."id", "updated_at" = :now,
    "ticket_id" = (SELECT t."id" FROM "place" p JOIN "tickets" t ON t."barcode" = p."ticket"->>'barcode' WHERE p."seat" = a."id")
  FROM "made" m WHERE a."contract_id" = :contract AND a."cart_id" = :cart AND a."status" = 'in_cart'
  RETURNING a."seat_id", a."ticket_id"),
"payments" AS (
  INSERT INTO "payment" ("contract_id", "order_id", "customer_paid_amount", "currency", "order_status", "provider",
    "origin_type", "created_at")
  SELECT :contract, m."id", p."customer_paid_amount", p."currency", p."order_status", p."provider", p."origin_type", :now
  FROM "made" m CROSS JOIN jsonb_populate_record(NULL::"payment", :payment::jsonb) p RETURNING "id"),
"bookings" AS (
  INSERT INTO "booking" ("contract_id", "type", "order_id", "cart_id", "customer_id", "status", "payment_status", "nb_tickets",
    "nb_valid_items", "payment_transaction_balance", "facial_value", "retail_value", "currency", "entity_id", "created_at", "updated_at")
  SELECT :contract, b."type", m."id", :cart, m."customer_id", b."status", b."payment_status", b."nb_tickets", b."nb_valid_items",
    b."payment_transaction_balance", b."facial_value", b."retail_value", b."currency", m."id", :now, :now
  FROM "made" m CROSS JOIN jsonb_populate_record(NULL::"booking", :booking::jsonb) b RETURNING "id"),
"shows" AS (
  INSERT INTO "booking_ticketing_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, b."id", t."ticketing", row_number() OVER (ORDER BY t."ticketing")
  FROM (SELECT DISTINCT l."ticketing_id" AS "ticketing" FROM "line" l WHERE l."ticketing_id" IS NOT NULL) t CROSS JOIN "bookings" b),
"booked" AS (
  INSERT INTO "booking_item" ("contract_id", "booking_id", "ticket_id", "ticket_price_name", "currency",
    "ticket_price_facial_value", "ticket_barcode", "seat_id", "seat_label", "participant_id")
  SELECT :contract, b."id", t."id", k."ticket_price_name", k."currency", k."ticket_price_facial_value", k."ticket_barcode",
    s."seat_id", t."seat_label", h."participant"
  FROM "place" p CROSS JOIN LATERAL jsonb_populate_record(NULL::"booking_item", p."booked") k
  JOIN "tickets" t ON t."barcode" = k."ticket_barcode"
  LEFT JOIN "seated" s ON s."ticket_id" = t."id" LEFT JOIN "holder" h ON h."barcode" = t."barcode" CROSS JOIN "bookings" b ORDER BY t."id")
SELECT m."id" AS "order", y."id" AS "payment", (SELECT count(*) FROM "seated") AS "seats",
  (SELECT jsonb_agg(i."id" ORDER BY i."id") FROM "item" i) AS "items"
FROM "made" m CROSS JOIN "payments" y
