-- Seats that have no mark yet get one, and those whose mark is another one change. Answers how many are of the plan.
WITH "painted" AS (
  SELECT w."seat", w."seatGroup", w."status"
  FROM jsonb_to_recordset(:seats::jsonb) AS w("seat" bigint, "seatGroup" bigint, "status" text)
  JOIN "logical_seat_config" l ON l."contract_id" = :contract AND l."id" = :configuration AND l."is_numbered_seating"
  JOIN "seat" s ON s."contract_id" = :contract AND s."id" = w."seat" AND s."seat_config_id" = l."seat_config_id"
    AND s."retired_in" IS NULL),
"written" AS (
  INSERT INTO "available_seat_model" AS m ("contract_id", "logical_seat_config_id", "seat_id", "seat_group_id", "status")
  SELECT :contract, :configuration, p."seat", p."seatGroup", p."status" FROM "painted" p ORDER BY p."seat"
  ON CONFLICT ("contract_id", "logical_seat_config_id", "seat_id") DO UPDATE
  SET "seat_group_id" = excluded."seat_group_id", "status" = excluded."status"
  WHERE m."seat_group_id" IS DISTINCT FROM excluded."seat_group_id" OR m."status" IS DISTINCT FROM excluded."status")
SELECT count(*)::integer AS "seats" FROM "painted"
