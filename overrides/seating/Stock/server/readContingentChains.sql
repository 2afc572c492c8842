-- Each contingent with its parents, from the nearest to the farthest. A parent that points back to its child ends the walk.
WITH RECURSIVE "chain" AS (
  SELECT s."id" AS "start", s."event_date_id", s."parent_id", ARRAY[s."id"] AS "path" FROM "stock_contingent" s
  WHERE s."contract_id" = :contract AND s."id" = ANY(:contingents::bigint[])
  UNION ALL
  SELECT c."start", c."event_date_id", s."parent_id", c."path" || s."id" FROM "chain" c
  JOIN "stock_contingent" s ON s."contract_id" = :contract AND s."id" = c."parent_id" AND NOT s."id" = ANY(c."path"))
SELECT DISTINCT ON ("start") "start", "event_date_id" AS "eventDate", to_jsonb("path") AS "ids" FROM "chain"
ORDER BY "start", cardinality("path") DESC
