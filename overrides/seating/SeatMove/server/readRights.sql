-- Of the carts on these seats: whose they are, and to which seats their prices give a right.
SELECT i."id" AS "item", p."name" AS "price", c."owner_id" AS "owner",
  (SELECT jsonb_agg(g."seat_group_id") FROM "ticket_price_seat_group" g
    WHERE g."contract_id" = :contract AND g."ticket_price_id" = i."ticket_price_id") AS "groups", a."id" AS "seat"
FROM "available_seat" a JOIN "cart_item" i ON i."contract_id" = :contract AND i."id" = a."cart_item_id"
JOIN "cart" c ON c."contract_id" = :contract AND c."id" = i."cart_id"
JOIN "ticket_price" p ON p."contract_id" = :contract AND p."id" = i."ticket_price_id"
WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[]) AND a."status" = 'in_cart'
