-- Of the seats drawn, those that are not there are made and the others changed; what is not drawn stays as it is on them.
WITH "drawn" AS (
  SELECT w.*, f."id" AS "floorId", z."id" AS "zoneId"
  FROM jsonb_to_recordset(:seats::jsonb) AS w("seat" bigint, "label" text, "row" text, "seatNumber" text, "type" text,
    "floor" text, "zone" text, "x" float8, "y" float8, "angle" float8, "hasObstructedView" boolean, "info" text,
    "rowRank" integer, "position" integer)
  LEFT JOIN "seat_floor" f ON f."contract_id" = :contract AND f."seat_config_id" = :plan AND f."name" = w."floor"
  LEFT JOIN "seat_zone" z ON z."contract_id" = :contract AND z."seat_config_id" = :plan AND z."name" = w."zone"),
"changed" AS (
  UPDATE "seat" s SET "label" = w."label", "row" = w."row", "seat_number" = w."seatNumber", "type" = w."type",
    "floor_id" = w."floorId", "zone_id" = w."zoneId", "coordinates" = jsonb_build_object('x', w."x", 'y', w."y"),
    "angle" = w."angle", "has_obstructed_view" = coalesce(w."hasObstructedView", s."has_obstructed_view"),
    "info" = coalesce(w."info", s."info"), "row_rank" = w."rowRank", "position" = w."position"
  FROM "drawn" w WHERE s."contract_id" = :contract AND s."id" = w."seat" AND s."seat_config_id" = :plan)
INSERT INTO "seat" ("contract_id", "seat_config_id", "label", "row", "seat_number", "type", "floor_id", "zone_id",
  "coordinates", "angle", "has_obstructed_view", "info", "row_rank", "position", "added_in")
SELECT :contract, :plan, w."label", w."row", w."seatNumber", w."type", w."floorId", w."zoneId",
  jsonb_build_object('x', w."x", 'y', w."y"), w."angle", coalesce(w."hasObstructedView", false), w."info",
  w."rowRank", w."position", :version::integer
FROM "drawn" w WHERE NOT EXISTS (SELECT 1 FROM "seat" s
  WHERE s."contract_id" = :contract AND s."id" = w."seat" AND s."seat_config_id" = :plan)
ORDER BY w."rowRank", w."position"
