-- Every sale and every giving back of places of a performance, in the order of time; a place given back counts below 0.
WITH "line" AS (
  SELECT i."id", o."number" AS "order", o."origin_type" AS "origin", coalesce(o."currency", 'EUR') AS "currency", o."created_at",
    coalesce(i."quantity", 0) AS "quantity", coalesce(i."customer_paid_amount", 0) AS "gross", coalesce(p."name", i."label", '') AS "price"
  FROM "order_item" i
  JOIN "order" o ON o."contract_id" = i."contract_id" AND o."id" = i."order_id" AND o."status" <> 'pending' AND NOT o."is_training"
    AND (:user::text IS NULL OR o."owner_id" = (SELECT u."id" FROM "accounts_user" u WHERE u."contract_id" = :contract AND lower(u."email") = lower(:user))) AND (:origin::text IS NULL OR o."origin_type" = :origin)
  LEFT JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
  WHERE i."contract_id" = :contract AND i."event_date_id" = :eventDate),
"event" AS (
  SELECT l."created_at" AS "at", l."id", l."order", l."origin", l."price", l."currency", l."quantity", l."gross" AS "amount", t.*
  FROM "line" l LEFT JOIN LATERAL (SELECT min(t."ticket_price_name") AS "name", min(t."number") AS "first", max(t."number") AS "last",
      string_agg(DISTINCT t."seat_group_label", ', ') AS "category", string_agg(t."seat_label", ', ' ORDER BY t."number") AS "seats"
    FROM "ticket" t WHERE t."contract_id" = :contract AND t."order_item_id" = l."id") t ON true
  UNION ALL
  SELECT r."created_at", l."id", l."order", l."origin", l."price", l."currency", -coalesce(g."quantity", 0), -coalesce(g."amount", 0), t.*
  FROM "line" l JOIN "refund_order_item" g ON g."contract_id" = :contract AND g."order_item_id" = l."id"
  JOIN "refund" r ON r."contract_id" = :contract AND r."id" = g."refund_id"
  LEFT JOIN LATERAL (SELECT min(t."ticket_price_name") AS "name", min(t."number") AS "first", max(t."number") AS "last",
      string_agg(DISTINCT t."seat_group_label", ', ') AS "category", string_agg(t."seat_label", ', ' ORDER BY t."number") AS "seats"
    FROM "refund_order_item_ticket_list" b JOIN "ticket" t ON t."contract_id" = :contract AND t."id" = b."target_id"
    WHERE b."contract_id" = :contract AND b."source_id" = g."id") t ON true)
SELECT jsonb_build_object(
  'operator', coalesce(nullif(c."company_name", ''), c."company_display_name", ''), 'licence', c."licence_number",
  'show', coalesce(k."title", ''), 'venue', v."name", 'startDate', to_json(e."start_date") #>> '{}', 'timezone', coalesce(k."timezone", c."timezone", 'Europe/Paris'),
  'drawnAt', to_json(now()) #>> '{}', 'isOver', coalesce(e."end_date", e."start_date" + interval '4 hours') <= now(),
  'stock', CASE WHEN e."unlimited_stock" THEN NULL ELSE e."total_stock" END,
  'items', coalesce((SELECT jsonb_agg(jsonb_build_object('at', to_json(n."at") #>> '{}', 'order', n."order", 'origin', n."origin", 'price', coalesce(n."name", n."price"),
      'category', coalesce(n."category", ''), 'seats', coalesce(n."seats", ''), 'currency', n."currency", 'quantity', n."quantity", 'amount', n."amount",
      'first', n."first", 'last', n."last") ORDER BY n."at", n."id", n."quantity" DESC) FROM "event" n), '[]'::jsonb)
) AS "statement"
FROM "event_date" e JOIN "contract" c ON c."id" = e."contract_id"
LEFT JOIN "ticketing" k ON k."contract_id" = e."contract_id" AND k."id" = e."ticketing_id"
LEFT JOIN "venue" v ON v."contract_id" = k."contract_id" AND v."id" = k."venue_id"
WHERE e."contract_id" = :contract AND e."id" = :eventDate AND (:shows::bigint[] IS NULL OR e."ticketing_id" = ANY(:shows::bigint[]))
