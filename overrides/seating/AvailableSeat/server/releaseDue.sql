-- The performance and its contingents are locked; what has been released or kept otherwise meanwhile stays.
WITH "due" AS (
  SELECT a."id" FROM "available_seat" a
  JOIN "event_date" e ON e."contract_id" = a."contract_id" AND e."id" = a."event_date_id"
  WHERE a."contract_id" = :contract AND a."event_date_id" = :eventDate AND a."status" = 'dismissed'
    AND (a."expires_at" <= :now OR e."start_date" - make_interval(mins => a."release_minutes"::integer) <= :now)
  ORDER BY a."id" FOR UPDATE OF a)
UPDATE "available_seat" a SET "status" = 'available', "hold_type" = NULL, "hold_reason" = NULL, "held_by" = NULL,
  "expires_at" = NULL, "release_minutes" = NULL, "updated_at" = :now
FROM "due" d WHERE a."contract_id" = :contract AND a."id" = d."id"
RETURNING a."id", a."stock_contingent_id" AS "stockContingent"
