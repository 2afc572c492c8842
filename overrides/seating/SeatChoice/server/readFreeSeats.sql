-- Seats of a performance that a cart may take, its own included; a row is cut where a zone ends, as at an aisle.
SELECT f."id", f."row", f."rank", f."position", f."first", f."last", f."middle", f."isReserved" FROM (
  SELECT a."id", concat_ws('/', s."floor_id", coalesce(s."zone_id", 0), s."row") AS "row", coalesce(s."row_rank", 0) AS "rank",
    coalesce(s."position", 0) AS "position", min(coalesce(s."position", 0)) OVER "part" AS "first",
    max(coalesce(s."position", 0)) OVER "part" AS "last",
    ((min(coalesce(s."position", 0)) OVER "whole" + max(coalesce(s."position", 0)) OVER "whole") / 2.0)::float8 AS "middle",
    s."type" = 'reduced_mobility' AS "isReserved", a."seat_group_id" AS "group",
    a."stock_contingent_id" AS "contingent",
    (a."status" = 'available' AND a."hold_type" IS NULL OR a."cart_id" = :cart) AND a."is_locked" IS NOT TRUE AS "isFree"
  FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
  WHERE a."contract_id" = :contract AND a."event_date_id" = :eventDate
  WINDOW "part" AS (PARTITION BY s."floor_id", s."zone_id", s."row"), "whole" AS (PARTITION BY s."floor_id", s."row")) f
WHERE f."isFree" AND f."contingent" IS NOT DISTINCT FROM :contingent AND (:groups::bigint[] IS NULL OR f."group" = ANY(:groups::bigint[])) AND NOT f."id" = ANY(:except::bigint[])
ORDER BY f."id"
