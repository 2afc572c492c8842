WITH "price" AS (
  SELECT p."id", p."event_date_id", row_number() OVER (PARTITION BY p."event_date_id" ORDER BY p."id") AS "rank"
  FROM "ticket_price" p WHERE p."contract_id" = :contract AND p."event_date_id" IN (:from::bigint, :to::bigint))
INSERT INTO "ticket_price_seat_group" ("contract_id", "ticket_price_id", "seat_group_id")
SELECT g."contract_id", c."id", g."seat_group_id" FROM "ticket_price_seat_group" g
JOIN "price" o ON o."event_date_id" = :from AND o."id" = g."ticket_price_id"
JOIN "price" c ON c."event_date_id" = :to AND c."rank" = o."rank"
WHERE g."contract_id" = :contract
ORDER BY g."id"
