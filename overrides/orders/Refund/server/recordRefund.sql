-- Writes a refund as `model.ts` describes it: its own rows, and what they change of the order, its lines, tickets, seats and
-- booking. Nothing sold is deleted; the money is the ledger's.
WITH "line" AS (
  SELECT * FROM jsonb_to_recordset(:lines::jsonb) AS l("item" bigint, "quantity" integer, "amount" bigint, "fee" bigint, "net" bigint, "vat" bigint,
    "retail" bigint, "isWhole" boolean)),
"place" AS (SELECT * FROM jsonb_to_recordset(:tickets::jsonb) AS p("item" bigint, "ticket" bigint)),
"total" AS (SELECT sum(l."amount")::bigint AS "amount", sum(l."fee")::bigint AS "fee", sum(l."retail")::bigint AS "retail" FROM "line" l),
"made" AS (
  INSERT INTO "refund" ("contract_id", "order_id", "amount", "fee_amount", "reason", "owner_id", "desk_session_id", "created_at")
  SELECT :contract, :order, t."amount", t."fee", :reason, :owner::bigint, :session::bigint, :now FROM "total" t RETURNING "id"),
"given" AS (
  INSERT INTO "refund_order_item" ("contract_id", "refund_id", "order_item_id", "quantity", "amount", "fee_amount", "net_amount", "vat_amount")
  SELECT :contract, m."id", l."item", l."quantity", l."amount", l."fee", l."net", l."vat" FROM "line" l CROSS JOIN "made" m ORDER BY l."item"
  RETURNING "id", "order_item_id"),
"listed" AS (
  INSERT INTO "refund_order_item_ticket_list" ("contract_id", "source_id", "target_id", "position")
  SELECT :contract, g."id", p."ticket", row_number() OVER (PARTITION BY p."item" ORDER BY p."ticket")
  FROM "place" p JOIN "given" g ON g."order_item_id" = p."item"),
"lines" AS (
  UPDATE "order_item" i SET "refunded" = true, "refunded_totally" = l."isWhole", "updated_at" = :now,
    "total_refunded_amount" = coalesce(i."total_refunded_amount", 0) + l."amount",
    "total_refunded_fee_amount" = coalesce(i."total_refunded_fee_amount", 0) + l."fee"
  FROM "line" l WHERE i."contract_id" = :contract AND i."id" = l."item"),
"tickets" AS (
  UPDATE "ticket" t SET "status" = 'refunded', "valid" = false, "seat_id" = NULL, "refunded_at" = :now, "updated_at" = :now
  FROM "place" p WHERE t."contract_id" = :contract AND t."id" = p."ticket"),
"seats" AS (
  UPDATE "available_seat" a SET "status" = 'available', "hold_type" = NULL, "cart_id" = NULL, "cart_item_id" = NULL, "order_id" = NULL,
    "ticket_id" = NULL, "expires_at" = NULL, "manually_assigned" = false, "updated_at" = :now
  FROM "place" p WHERE a."contract_id" = :contract AND a."ticket_id" = p."ticket"),
"bookings" AS (
  UPDATE "booking" b SET "nb_valid_items" = coalesce(b."nb_valid_items", 0) - :places, "updated_at" = :now,
    "payment_transaction_balance" = coalesce(b."payment_transaction_balance", 0) - :out::bigint,
    "refund_transaction_name" = coalesce(:name, b."refund_transaction_name")
  WHERE b."contract_id" = :contract AND b."order_id" = :order),
"orders" AS (
  UPDATE "order" o SET "sold_ticket_quantity" = coalesce(o."sold_ticket_quantity", 0) - (SELECT count(*) FROM "place"),
    "current_retail_value" = coalesce(o."current_retail_value", 0) - t."retail", "updated_at" = :now,
    "bank_refund_transaction_balance" = coalesce(o."bank_refund_transaction_balance", 0) + :out::bigint,
    "refund_transaction_name" = coalesce(:name, o."refund_transaction_name")
  FROM "total" t WHERE o."contract_id" = :contract AND o."id" = :order)
SELECT m."id" FROM "made" m
