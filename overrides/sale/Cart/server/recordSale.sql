-- Writes a sale, set by set, and answers the ids that the ledger names.
WITH "fact" AS (
  SELECT * FROM jsonb_to_record(:facts::jsonb) AS f("net" bigint, "tax" bigint, "total" bigint, "tickets" bigint, "items" bigint, "currency" text,
    "session" bigint, "customer" bigint, "comment" text, "download_id" text, "email" text)),
"line" AS (
  SELECT * FROM jsonb_to_recordset(:lines::jsonb) AS l("line" integer, "cart_item" bigint, "ticket_price" bigint, "contingent" bigint, "chain" jsonb, "excluded" boolean,
    "event_date" bigint, "ticketing" bigint, "label" text, "quantity" bigint, "facial_value" bigint, "total" bigint,
    "rate" numeric, "net" bigint, "tax" bigint, "price_name" text, "price_type" text, "title" text, "timezone" text,
    "starts" timestamptz, "ends" timestamptz)),
"place" AS (SELECT * FROM jsonb_to_recordset(:places::jsonb) AS p("line" integer, "barcode" text)),
"sold" AS (
  UPDATE "cart" c SET "status" = 'validated', "updated_at" = :now, "nb_tickets" = f."tickets", "total_ticket_number" = f."tickets",
    "customer_id" = coalesce(f."customer", c."customer_id"), "comment" = coalesce(f."comment", c."comment")
  FROM "fact" f WHERE c."contract_id" = :contract AND c."id" = :cart
  RETURNING c."customer_id", c."contact_id", c."comment", c."selling_device_id", c."owner_id"),
"made" AS (
  INSERT INTO "order" ("contract_id", "status", "payment_status", "currency", "customer_id", "contact_id", "comment",
    "nb_tickets", "sold_ticket_quantity", "customer_paid_amount", "retail_value", "current_retail_value", "net_amount",
    "vat_amount", "balance", "bank_transaction_balance", "cart_id", "selling_device_id", "selling_device_for_payment_id",
    "desk_session_id", "owner_id", "origin_type", "download_id", "is_settled", "created_at", "updated_at")
  SELECT :contract, 'validated', 'payed', f."currency", s."customer_id", s."contact_id", s."comment", f."tickets", f."tickets",
    f."total", f."total", f."total", f."net", f."tax", 0, f."total", :cart, coalesce(s."selling_device_id", d."selling_device_id"),
    coalesce(s."selling_device_id", d."selling_device_id"), f."session", s."owner_id", 'desk', f."download_id", true, :now, :now
  FROM "fact" f CROSS JOIN "sold" s
  JOIN "desk_session" d ON d."contract_id" = :contract AND d."id" = f."session"
  RETURNING "id", "customer_id"),
"item" AS (
  INSERT INTO "order_item" ("contract_id", "order_id", "type", "label", "ticket_price_id", "event_date_id", "ticketing_id",
    "stock_contingent_id", "excluded_from_parent_stock", "quantity", "facial_value", "retail_value", "customer_paid_amount",
    "vat_rate", "net_amount", "vat_amount", "created_at", "updated_at")
  SELECT :contract, m."id", 'default', l."label", l."ticket_price", l."event_date", l."ticketing", l."contingent", l."excluded", l."quantity",
    l."facial_value", l."total", l."total", l."rate", l."net", l."tax", :now, :now
  FROM "line" l CROSS JOIN "made" m ORDER BY l."line"
  RETURNING "id", "ticket_price_id", "stock_contingent_id"),
"chains" AS (
  INSERT INTO "order_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, i."id", c."id"::bigint, c."position" FROM "line" l
  JOIN "item" i ON i."ticket_price_id" = l."ticket_price" AND i."stock_contingent_id" IS NOT DISTINCT FROM l."contingent"
  CROSS JOIN LATERAL jsonb_array_elements_text(l."chain") WITH ORDINALITY AS c("id", "position")),
"tickets" AS (
  INSERT INTO "ticket" ("contract_id", "barcode", "status", "order_id", "order_item_id", "ticket_price_id", "event_date_id",
    "cart_item_id", "facial_value", "facial_fee_value", "currency", "bought_at", "ticket_price_name", "ticket_price_type",
    "ticketing_title", "event_date_start_date", "event_date_end_date", "ticketing_timezone", "created_at", "updated_at")
  SELECT :contract, p."barcode", 'payed', m."id", i."id", l."ticket_price", l."event_date", l."cart_item", l."facial_value", 0,
    f."currency", :now, l."price_name", l."price_type", l."title", l."starts", l."ends", l."timezone", :now, :now
  FROM "place" p JOIN "line" l ON l."line" = p."line"
  JOIN "item" i ON i."ticket_price_id" = l."ticket_price" AND i."stock_contingent_id" IS NOT DISTINCT FROM l."contingent"
  CROSS JOIN "made" m CROSS JOIN "fact" f ORDER BY p."line", p."barcode"
  RETURNING "id", "barcode", "ticket_price_name", "facial_value"),
"payments" AS (
  INSERT INTO "payment" ("contract_id", "order_id", "customer_paid_amount", "currency", "order_status", "provider",
    "origin_type", "created_at")
  SELECT :contract, m."id", f."total", f."currency", 'payed', CASE WHEN f."total" = 0 THEN 'none' ELSE 'manual' END, 'desk', :now
  FROM "made" m CROSS JOIN "fact" f RETURNING "id"),
"bookings" AS (
  INSERT INTO "booking" ("contract_id", "type", "order_id", "cart_id", "customer_id", "status", "payment_status", "nb_tickets",
    "nb_valid_items", "payment_transaction_balance", "facial_value", "retail_value", "currency", "entity_id", "entity_name",
    "created_at", "updated_at")
  SELECT :contract, 'order', m."id", :cart, m."customer_id", 'validated', 'booked', f."tickets", f."items", f."total", f."total",
    f."total", f."currency", m."id", 'order', :now, :now
  FROM "made" m CROSS JOIN "fact" f RETURNING "id"),
"shows" AS (
  INSERT INTO "booking_ticketing_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, b."id", t."ticketing", row_number() OVER (ORDER BY t."ticketing")
  FROM (SELECT DISTINCT l."ticketing" FROM "line" l) t CROSS JOIN "bookings" b),
"booked" AS (
  INSERT INTO "booking_item" ("contract_id", "booking_id", "ticket_id", "ticket_price_name", "currency",
    "ticket_price_facial_value", "ticket_barcode")
  SELECT :contract, b."id", t."id", t."ticket_price_name", f."currency", t."facial_value", t."barcode"
  FROM "tickets" t CROSS JOIN "bookings" b CROSS JOIN "fact" f)
SELECT m."id" AS "order", y."id" AS "payment", (SELECT jsonb_agg(i."id" ORDER BY i."id") FROM "item" i) AS "items"
FROM "made" m CROSS JOIN "payments" y
