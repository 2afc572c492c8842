-- How the seats of a performance stand, by ascending id: whole, one digit a seat, or only what changed since a version.
-- The version is the oldest transaction that was running: whatever it or a later one wrote is answered next time. A
-- version of the future is of before a restore, and everything is answered.
SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "version",
  concat_ws('.', count(*), min(t."id"), max(t."id"), min(t."drawn")) AS "plan",
  string_agg(t."state", '' ORDER BY t."id") FILTER (WHERE t."isWhole") AS "states",
  jsonb_agg(t."group" ORDER BY t."id") FILTER (WHERE t."isWhole") AS "groups",
  CASE WHEN bool_or(t."contingent" > 0) THEN jsonb_agg(t."contingent" ORDER BY t."id") FILTER (WHERE t."isWhole") END AS "contingents",
  coalesce(jsonb_agg(jsonb_build_array(t."id", t."state"::integer, t."group", t."contingent") ORDER BY t."id") FILTER (WHERE NOT t."isWhole" AND t."isNewer"), '[]') AS "changes"
FROM (
  SELECT a."id", coalesce(a."seat_group_id", 0) AS "group", coalesce(a."stock_contingent_id", 0) AS "contingent", extract(epoch FROM p."updated_at")::bigint AS "drawn",
    CASE WHEN a."status" IN ('in_order', 'scanned', 'in_external_provider_order') THEN '3'
      WHEN a."status" = 'dismissed' THEN CASE WHEN a."hold_type" = 'house' THEN '5' ELSE '4' END
      WHEN a."status" IN ('in_reservation', 'in_external_provider_reservation') THEN '2'
      WHEN a."status" = 'in_cart' OR a."hold_type" IS NOT NULL THEN '1'
      WHEN a."stock_contingent_id" IS NOT NULL THEN '6' ELSE '0' END AS "state",
    coalesce(:since::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()), true) AS "isWhole",
    age(a.xmin) <= age(:since::text::xid8::xid) AS "isNewer"
  FROM "available_seat" a LEFT JOIN "seat_config" p ON p."contract_id" = a."contract_id" AND p."id" = a."seat_config_id"
  WHERE a."contract_id" = :contract AND a."event_date_id" = :eventDate) t
