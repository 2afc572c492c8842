-- Numbers that were drawn for an order and, in the order of their ids, for its tickets (R1).
WITH "numbered" AS (
  UPDATE "ticket" t SET "number" = :ticket::bigint + r."rank"
  FROM (
    SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS "rank" FROM "ticket"
    WHERE "contract_id" = :contract AND "order_id" = :order) r
  WHERE t."contract_id" = :contract AND t."id" = r."id"),
"named" AS (
  UPDATE "booking" b SET "entity_name" = :number WHERE b."contract_id" = :contract AND b."order_id" = :order)
UPDATE "order" o SET "number" = :number, "payment_id" = :payment
WHERE o."contract_id" = :contract AND o."id" = :order
