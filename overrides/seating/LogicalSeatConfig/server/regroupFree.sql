-- Free seats of performances to come go to the groups that the configuration has now. What is held, sold, kept from sale,
-- locked or assigned by hand stays; what somebody is taking at this moment is left to them. By ascending id (R44e).
WITH "free" AS (
  SELECT a."id", m."seat_group_id" FROM "available_seat" a
  JOIN "event_date" e ON e."contract_id" = a."contract_id" AND e."id" = a."event_date_id"
  JOIN "available_seat_model" m ON m."contract_id" = a."contract_id" AND m."seat_id" = a."seat_id"
    AND m."logical_seat_config_id" = e."logical_seat_config_id"
  WHERE a."contract_id" = :contract AND e."logical_seat_config_id" = :configuration
    AND e."start_date" > :now::text::timestamptz AND a."status" = 'available' AND a."hold_type" IS NULL
    AND a."is_locked" IS NOT TRUE AND a."manually_assigned" IS NOT TRUE
    AND a."seat_group_id" IS DISTINCT FROM m."seat_group_id"
  ORDER BY a."id" FOR UPDATE OF a SKIP LOCKED)
UPDATE "available_seat" a SET "seat_group_id" = f."seat_group_id", "updated_at" = :now::text::timestamptz
FROM "free" f WHERE a."contract_id" = :contract AND a."id" = f."id"
