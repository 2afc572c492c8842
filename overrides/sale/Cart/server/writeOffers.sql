-- What offers leave of a cart's lines replaces what they left before. The cart and its lines cost what that comes to.
WITH "cluster" AS (
  SELECT * FROM jsonb_to_recordset(:clusters::jsonb) AS c("rank" integer, "item" bigint, "price" bigint, "quantity" bigint,
    "value" bigint, "paid" bigint, "offer" bigint, "code" text, "application" text, "name" text, "title" text, "timezone" text,
    "start" timestamptz, "end" timestamptz, "uses" jsonb)),
"gone" AS (DELETE FROM "cart_item_with_offer" o WHERE o."contract_id" = :contract AND o."cart_id" = :cart),
"lines" AS (
  UPDATE "cart_item" i SET "customer_paid_amount" = t."total"
  FROM (SELECT "item", sum("paid" * "quantity") AS "total" FROM "cluster" GROUP BY "item") t
  WHERE i."contract_id" = :contract AND i."cart_id" = :cart AND i."id" = t."item" AND i."customer_paid_amount" <> t."total"),
"priced" AS (
  UPDATE "cart" c SET "customer_paid_amount" = :total, "coupon_validity_map" = :verdicts::jsonb
  WHERE c."contract_id" = :contract AND c."id" = :cart
    AND (c."customer_paid_amount" <> :total OR coalesce(c."coupon_validity_map", '{}') <> :verdicts::jsonb))
INSERT INTO "cart_item_with_offer" ("contract_id", "cart_id", "cart_item_id", "ticket_price_id", "offer_id", "name", "quantity",
  "facial_value_without_offer", "facial_value", "customer_paid_amount", "coupon_code", "group_key", "application_id", "cluster_id",
  "offer_rule_use_application_id_quantity_map", "ticketing_title", "ticketing_timezone", "date", "end_date")
SELECT :contract, :cart, i."id", c."price", c."offer", c."name", c."quantity", c."value", c."paid", c."paid" * c."quantity", c."code",
  i."group_key", c."application", i."id" || '-' || c."rank", c."uses", c."title", c."timezone", c."start", c."end"
FROM "cluster" c JOIN "cart_item" i ON i."contract_id" = :contract AND i."cart_id" = :cart AND i."id" = c."item"
ORDER BY c."rank"
