-- By ascending id, after the carts and orders that have them.
SELECT a."id", s."label", a."event_date_id" AS "eventDate", a."seat_group_id" AS "group", a."stock_contingent_id" AS "contingent", a."status", a."hold_type" AS "holdType",
  a."is_locked" IS TRUE AS "isLocked", a."cart_id" AS "cart", a."order_id" AS "order"
FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[])
ORDER BY a."id" FOR UPDATE OF a
