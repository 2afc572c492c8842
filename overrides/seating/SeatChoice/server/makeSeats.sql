WITH "model" AS (
  SELECT m."seat_id", m."seat_group_id", coalesce(m."status", 'available') AS "status" FROM "available_seat_model" m
  WHERE m."contract_id" = :contract AND m."logical_seat_config_id" = :configuration),
"wanted" AS (
  SELECT * FROM "model"
  UNION ALL
  SELECT s."id", l."default_seat_group_id", 'available' FROM "logical_seat_config" l
  JOIN "seat" s ON s."contract_id" = l."contract_id" AND s."seat_config_id" = l."seat_config_id" AND s."retired_in" IS NULL
  WHERE l."contract_id" = :contract AND l."id" = :configuration AND NOT EXISTS (SELECT 1 FROM "model"))
INSERT INTO "available_seat" ("contract_id", "event_date_id", "seat_id", "seat_config_id", "seat_group_id", "status")
SELECT :contract, :eventDate, w."seat_id", s."seat_config_id", w."seat_group_id", w."status"
FROM "wanted" w JOIN "seat" s ON s."contract_id" = :contract AND s."id" = w."seat_id"
JOIN "logical_seat_config" l ON l."contract_id" = :contract AND l."id" = :configuration AND l."is_numbered_seating"
ORDER BY w."seat_id"
