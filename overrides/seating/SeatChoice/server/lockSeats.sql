-- What a cart has and what it wants, by ascending id, so that no two carts wait for each other (R44b).
SELECT a."id", a."event_date_id" AS "eventDate", a."status", a."hold_type" AS "holdType", a."cart_id" AS "cart",
  a."cart_item_id" AS "item", a."seat_group_id" AS "group", a."stock_contingent_id" AS "contingent", a."manually_assigned" IS TRUE AS "isByHand", s."label"
FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
WHERE a."contract_id" = :contract AND (a."cart_id" = :cart OR a."id" = ANY(:wanted::bigint[]))
ORDER BY a."id" FOR UPDATE OF a
