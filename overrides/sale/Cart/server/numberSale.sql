-- Orders and tickets have a series each (R1, R34).
WITH "drawn" AS (
  INSERT INTO "number_counter" ("contract_id", "series", "value")
  VALUES (:contract::bigint, 'order', 1), (:contract::bigint, 'ticket', :tickets::bigint)
  ON CONFLICT ("contract_id", "series") DO UPDATE SET "value" = "number_counter"."value" + excluded."value"
  RETURNING "series", "value"),
"numbered" AS (
  UPDATE "ticket" t SET "number" = d."value" - :tickets::bigint + r."rank"
  FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "rank" FROM "ticket" WHERE "contract_id" = :contract AND "order_id" = :order) r
  CROSS JOIN "drawn" d WHERE t."contract_id" = :contract AND t."id" = r."id" AND d."series" = 'ticket')
UPDATE "order" o SET "number" = d."value"::text, "payment_id" = :payment
FROM "drawn" d WHERE o."contract_id" = :contract AND o."id" = :order AND d."series" = 'order'
