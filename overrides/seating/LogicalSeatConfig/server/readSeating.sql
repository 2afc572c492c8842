-- How a room is sold: what is set on its seats, `[seat, group, is for sale]`, and how many performances to come have it.
SELECT l."name", l."is_numbered_seating" IS TRUE AS "isNumbered", l."seat_config_id" AS "seatConfig", p."label" AS "planLabel",
  l."total_stock" AS "totalStock", l."unlimited_stock" IS TRUE AS "isUnlimited", l."default_seat_group_id" AS "defaultGroup",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g."id", 'name', g."label", 'color', g."seat_color") ORDER BY g."label", g."id"), '[]')
    FROM "seat_group" g WHERE g."contract_id" = :contract AND (g."is_hidden" IS NOT TRUE OR EXISTS (SELECT 1
      FROM "available_seat_model" m WHERE m."contract_id" = g."contract_id" AND m."seat_group_id" = g."id"
        AND m."logical_seat_config_id" = l."id"))) AS "groups",
  (SELECT coalesce(jsonb_agg(jsonb_build_array(m."seat_id", coalesce(m."seat_group_id", 0),
      CASE WHEN m."status" = 'dismissed' THEN 0 ELSE 1 END) ORDER BY m."seat_id"), '[]') FROM "available_seat_model" m
    WHERE m."contract_id" = :contract AND m."logical_seat_config_id" = l."id") AS "painted",
  (SELECT count(*)::integer FROM "event_date" e WHERE e."contract_id" = :contract AND e."logical_seat_config_id" = l."id"
    AND e."start_date" > :now::text::timestamptz) AS "performances"
FROM "logical_seat_config" l
LEFT JOIN "seat_config" p ON p."contract_id" = l."contract_id" AND p."id" = l."seat_config_id"
WHERE l."contract_id" = :contract AND l."id" = :configuration
