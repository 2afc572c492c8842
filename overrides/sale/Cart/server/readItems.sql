-- A price never moves to another event date: that is the one part of the record which is not on the line.
SELECT i."id", i."ticket_price_id" AS "price", i."stock_contingent_id" AS "contingent", i."quantity",
  coalesce(i."facial_value", p."facial_value") AS "value", i."group_key" AS "groupKey", i."coupon_code" AS "couponCode", i."participant_id" AS "participant",
  p."dynamic" IS TRUE AS "dynamic", p."event_date_id" AS "date", i."excluded_from_parent_stock" AS "excluded",
  CASE WHEN i."stock_contingent_id" IS NULL THEN '[]' ELSE (
    SELECT coalesce(jsonb_agg(o."target_id" ORDER BY o."position"), '[]')
    FROM "cart_item_occupied_contingent_list" o
    WHERE o."contract_id" = i."contract_id" AND o."source_id" = i."id") END AS "chain",
  CASE WHEN e."is_numbered_seating" AND e."nb_active_seats" > 0 THEN (
    SELECT coalesce(jsonb_agg(s."target_id" ORDER BY s."position"), '[]') FROM "cart_item_available_seat_list" s
    WHERE s."contract_id" = i."contract_id" AND s."source_id" = i."id") END AS "seats"
FROM "cart_item" i JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
WHERE i."contract_id" = :contract AND i."cart_id" = ANY(:carts::bigint[]) ORDER BY i."id"
