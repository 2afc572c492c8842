-- What stands where in a plan: columns of equal length, seats by ascending id.
SELECT jsonb_build_object(
  'id', coalesce(jsonb_agg(s."id" ORDER BY s."id"), '[]'),
  'label', coalesce(jsonb_agg(s."label" ORDER BY s."id"), '[]'),
  'row', coalesce(jsonb_agg(coalesce(s."row", '') ORDER BY s."id"), '[]'),
  'number', coalesce(jsonb_agg(coalesce(s."seat_number", '') ORDER BY s."id"), '[]'),
  'type', coalesce(jsonb_agg(coalesce(s."type", 'normal') ORDER BY s."id"), '[]'),
  'x', coalesce(jsonb_agg(CASE jsonb_typeof(s."coordinates"->'x') WHEN 'number' THEN (s."coordinates"->>'x')::float8
    ELSE coalesce(s."position", 0) END ORDER BY s."id"), '[]'),
  'y', coalesce(jsonb_agg(CASE jsonb_typeof(s."coordinates"->'y') WHEN 'number' THEN (s."coordinates"->>'y')::float8
    ELSE coalesce(s."row_rank", 0) * 1.2 END ORDER BY s."id"), '[]'),
  'angle', coalesce(jsonb_agg(coalesce(s."angle", 0) ORDER BY s."id"), '[]'),
  'floor', coalesce(jsonb_agg(coalesce(s."floor_id", 0) ORDER BY s."id"), '[]'),
  'zone', coalesce(jsonb_agg(coalesce(s."zone_id", 0) ORDER BY s."id"), '[]'),
  'info', coalesce(jsonb_agg(coalesce(s."info", '') ORDER BY s."id"), '[]'),
  'isObstructed', coalesce(jsonb_agg(s."has_obstructed_view" IS TRUE ORDER BY s."id"), '[]')) AS "seats",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f."id", 'name', f."name") ORDER BY f."name"), '[]') FROM "seat_floor" f
    WHERE f."contract_id" = :contract AND f."seat_config_id" = :plan) AS "floors",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', z."id", 'name', z."name") ORDER BY z."name"), '[]') FROM "seat_zone" z
    WHERE z."contract_id" = :contract AND z."seat_config_id" = :plan) AS "zones",
  '[]'::jsonb AS "groups",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('info', coalesce(b."info", ''), 'x', coalesce(b."x", 0), 'y', coalesce(b."y", 0),
      'width', coalesce(b."width", 0), 'height', coalesce(b."height", 0), 'fontSize', coalesce(b."font_size", 12)) ORDER BY b."z", b."id"), '[]')
    FROM "seat_config_block" b WHERE b."contract_id" = :contract AND b."seat_config_id" = :plan) AS "blocks"
FROM "seat" s WHERE s."contract_id" = :contract AND s."seat_config_id" = :plan AND s."retired_in" IS NULL
