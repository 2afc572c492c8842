-- How many tickets a performance has, came and are inside, and what passed each door. Entries are those that still count:
-- a scan that was undone does not.
WITH "tickets" AS (
  SELECT t."id", t."valid", t."is_inside", coalesce(t."current_valid_scan_nb", 0) AS "entries"
  FROM "ticket" t WHERE t."contract_id" = :contract AND t."event_date_id" = :eventDate),
"entered" AS (
  SELECT p."checkpoint_id", sum(p."current_valid_scan_nb")::int AS "entries"
  FROM "ticket_checkpoint" p JOIN "tickets" t ON t."id" = p."ticket_id" WHERE p."contract_id" = :contract GROUP BY 1),
"passed" AS (
  SELECT s."checkpoint_id", count(*) FILTER (WHERE s."status" = 'ok' AND s."direction" = 'out')::int AS "exits",
    count(*) FILTER (WHERE s."status" <> 'ok')::int AS "refusals"
  FROM "scan" s WHERE s."contract_id" = :contract AND s."event_date_id" = :eventDate GROUP BY 1)
SELECT (SELECT count(*)::int FROM "tickets" t WHERE t."valid") AS "expected",
  (SELECT count(*)::int FROM "tickets" t WHERE t."entries" > 0) AS "arrived",
  (SELECT count(*)::int FROM "tickets" t WHERE t."is_inside") AS "inside",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('checkpoint', '/ticketing/v1/checkpoints/' || c."id", 'name', c."name", 'entries', coalesce(e."entries", 0),
      'exits', coalesce(p."exits", 0), 'refusals', coalesce(p."refusals", 0)) ORDER BY c."name", c."id"), '[]')
    FROM "checkpoint" c LEFT JOIN "entered" e ON e."checkpoint_id" = c."id" LEFT JOIN "passed" p ON p."checkpoint_id" = c."id"
    WHERE c."contract_id" = :contract AND (e."entries" > 0 OR p."checkpoint_id" IS NOT NULL OR NOT c."is_hidden")) AS "doors"
