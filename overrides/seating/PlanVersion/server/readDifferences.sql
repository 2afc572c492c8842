-- Performances to come that have numbered seats of a plan: which of their seats the plan does not have any more, which seats
-- they do not have yet, and what keeps them where they are. A configuration without seats of its own is its plan.
WITH "date" AS (
  SELECT e."id", e."start_date", e."ticketing_id", l."id" AS "configuration", l."default_seat_group_id",
    EXISTS (SELECT 1 FROM "available_seat_model" m WHERE m."contract_id" = l."contract_id" AND m."logical_seat_config_id" = l."id") AS "isPainted"
  FROM "event_date" e JOIN "logical_seat_config" l ON l."contract_id" = e."contract_id" AND l."id" = e."logical_seat_config_id"
  WHERE e."contract_id" = :contract AND l."seat_config_id" = :plan AND l."is_numbered_seating" AND e."is_numbered_seating"
    AND e."start_date" > :now::text::timestamptz),
"wanted" AS (
  SELECT d."id" AS "date", m."seat_id" AS "seat", m."seat_group_id" AS "group", coalesce(m."status", 'available') AS "status"
  FROM "date" d JOIN "available_seat_model" m ON m."contract_id" = :contract AND m."logical_seat_config_id" = d."configuration"
  UNION ALL
  SELECT d."id", s."id", d."default_seat_group_id", 'available'
  FROM "date" d JOIN "seat" s ON s."contract_id" = :contract AND s."seat_config_id" = :plan AND s."retired_in" IS NULL
  WHERE NOT d."isPainted"),
"had" AS (
  SELECT a."event_date_id" AS "date", a."id", a."seat_id" AS "seat", a."status", s."label", s."retired_in",
    CASE WHEN a."status" IN ('in_order', 'scanned', 'in_external_provider_order') THEN 'sold'
      WHEN a."status" IN ('in_reservation', 'in_external_provider_reservation') THEN 'reserved'
      WHEN a."status" = 'in_cart' THEN 'held'
      WHEN a."hold_type" = 'house' THEN 'house'
      WHEN a."status" NOT IN ('available', 'dismissed') THEN 'sold'
      WHEN a."stock_contingent_id" IS NOT NULL THEN 'contingent' END AS "why"
  FROM "date" d JOIN "available_seat" a ON a."contract_id" = :contract AND a."event_date_id" = d."id"
  JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"),
"leaving" AS (
  SELECT h.* FROM "had" h WHERE NOT EXISTS (SELECT 1 FROM "wanted" w WHERE w."date" = h."date" AND w."seat" = h."seat")),
"coming" AS (
  SELECT w.* FROM "wanted" w WHERE NOT EXISTS (SELECT 1 FROM "had" h WHERE h."date" = w."date" AND h."seat" = w."seat"))
SELECT d."id", t."title", to_char(d."start_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startDate", t."timezone",
  coalesce((SELECT min(l."retired_in") - 1 FROM "leaving" l WHERE l."date" = d."id"), :version::integer) AS "version",
  (SELECT coalesce(jsonb_agg(l."id" ORDER BY l."id"), '[]') FROM "leaving" l WHERE l."date" = d."id") AS "leaving",
  (SELECT count(*)::integer FROM "leaving" l WHERE l."date" = d."id" AND l."status" = 'available') AS "leavingForSale",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('seat', c."seat", 'group', c."group", 'status', c."status") ORDER BY c."seat"), '[]')
    FROM "coming" c WHERE c."date" = d."id") AS "coming",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('label', l."label", 'why', l."why") ORDER BY l."id"), '[]')
    FROM "leaving" l WHERE l."date" = d."id" AND l."why" IS NOT NULL) AS "kept"
FROM "date" d JOIN "ticketing" t ON t."contract_id" = :contract AND t."id" = d."ticketing_id"
ORDER BY d."start_date", d."id"
