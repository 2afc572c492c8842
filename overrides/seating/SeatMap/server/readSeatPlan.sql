-- What stands where in a performance: columns of equal length, seats by ascending id. A seat without coordinates stands
-- where its row and its position in it are.
SELECT jsonb_build_object(
  'id', jsonb_agg(a."id" ORDER BY a."id"),
  'label', jsonb_agg(s."label" ORDER BY a."id"),
  'row', jsonb_agg(coalesce(s."row", '') ORDER BY a."id"),
  'number', jsonb_agg(coalesce(s."seat_number", '') ORDER BY a."id"),
  'type', jsonb_agg(coalesce(s."type", 'normal') ORDER BY a."id"),
  'x', jsonb_agg(CASE jsonb_typeof(s."coordinates"->'x') WHEN 'number' THEN (s."coordinates"->>'x')::float8
    ELSE coalesce(s."position", 0) END ORDER BY a."id"),
  'y', jsonb_agg(CASE jsonb_typeof(s."coordinates"->'y') WHEN 'number' THEN (s."coordinates"->>'y')::float8
    ELSE coalesce(s."row_rank", 0) * 1.2 END ORDER BY a."id"),
  'angle', jsonb_agg(coalesce(s."angle", 0) ORDER BY a."id"),
  'floor', jsonb_agg(coalesce(s."floor_id", 0) ORDER BY a."id"),
  'zone', jsonb_agg(coalesce(s."zone_id", 0) ORDER BY a."id"),
  'info', jsonb_agg(coalesce(s."info", '') ORDER BY a."id"),
  'isObstructed', jsonb_agg(s."has_obstructed_view" IS TRUE ORDER BY a."id")) AS "seats",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f."id", 'name', f."name") ORDER BY f."name"), '[]') FROM "seat_floor" f
    WHERE f."contract_id" = :contract AND f."seat_config_id" = min(a."seat_config_id")) AS "floors",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', z."id", 'name', z."name") ORDER BY z."name"), '[]') FROM "seat_zone" z
    WHERE z."contract_id" = :contract AND z."seat_config_id" = min(a."seat_config_id")) AS "zones",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g."id", 'name', g."label", 'color', g."seat_color") ORDER BY g."id"), '[]')
    FROM "seat_group" g WHERE g."contract_id" = :contract) AS "groups",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('info', coalesce(b."info", ''), 'x', coalesce(b."x", 0), 'y', coalesce(b."y", 0),
      'width', coalesce(b."width", 0), 'height', coalesce(b."height", 0), 'fontSize', coalesce(b."font_size", 12)) ORDER BY b."z", b."id"), '[]')
    FROM "seat_config_block" b WHERE b."contract_id" = :contract AND b."seat_config_id" = min(a."seat_config_id")) AS "blocks"
FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
WHERE a."contract_id" = :contract AND a."event_date_id" = :eventDate
HAVING count(*) > 0
