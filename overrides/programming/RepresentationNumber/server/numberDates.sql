-- Performances of shows counted in the order in which they play: those that the public pays for (R9), on from the last
-- number that somebody fixed. What is free or cancelled has none. Answers those whose number is another one now.
WITH "dated" AS (
  SELECT d."id", d."ticketing_id", d."start_date", d."representation_number" AS "stored",
    d."is_representation_number_manually_fixed" IS TRUE AND d."representation_number" IS NOT NULL AS "fixed",
    d."status" IS DISTINCT FROM 'cancelled' AND EXISTS (
      SELECT FROM "ticket_price" p WHERE p."contract_id" = d."contract_id" AND p."event_date_id" = d."id"
        AND p."enabled" IS NOT FALSE AND p."facial_value" > 0) AS "paid"
  FROM "event_date" d WHERE d."contract_id" = :contract AND d."ticketing_id" = ANY(:shows::bigint[])),
"run" AS (
  SELECT *, count(*) FILTER (WHERE "fixed") OVER (PARTITION BY "ticketing_id" ORDER BY "start_date", "id") AS "since"
  FROM "dated"),
"counted" AS (
  SELECT "id", "stored", CASE WHEN "fixed" THEN "stored" WHEN "paid" THEN
    coalesce(max("stored") FILTER (WHERE "fixed") OVER (PARTITION BY "ticketing_id", "since"), 0)
      + count(*) FILTER (WHERE "paid" AND NOT "fixed") OVER (PARTITION BY "ticketing_id", "since" ORDER BY "start_date", "id")
    END::integer AS "number"
  FROM "run")
SELECT "id", "stored", "number" FROM "counted" WHERE "number" IS DISTINCT FROM "stored" ORDER BY "id"
