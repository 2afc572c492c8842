-- A contingent with seats sells as many places as there are in it and within it that are not kept from sale; one whose last
-- seat went sells none. One that never had a seat is bounded by its number, also where those within it have seats.
WITH RECURSIVE "above" AS (
  SELECT w."id" FROM unnest(:contingents::bigint[]) AS w("id")
  UNION
  SELECT c."parent_id" FROM "above" u
  JOIN "stock_contingent" c ON c."contract_id" = :contract AND c."id" = u."id" AND c."parent_id" IS NOT NULL),
"within" AS (
  SELECT u."id" AS "top", u."id" FROM "above" u
  UNION
  SELECT b."top", c."id" FROM "within" b JOIN "stock_contingent" c ON c."contract_id" = :contract AND c."parent_id" = b."id")
UPDATE "stock_contingent" c SET "total_stock" = n."seats" - n."dismissed", "dismissed_stock" = n."dismissed", "unlimited_stock" = false
FROM (
  SELECT b."top", count(a."id") AS "seats", count(a."id") FILTER (WHERE a."status" = 'dismissed') AS "dismissed",
    coalesce(bool_or(a."stock_contingent_id" = b."top"), false) AS "isSeated"
  FROM "within" b LEFT JOIN "available_seat" a ON a."contract_id" = :contract AND a."stock_contingent_id" = b."id"
  GROUP BY b."top") n
WHERE c."contract_id" = :contract AND c."id" = n."top" AND (n."isSeated" OR c."id" = ANY(:contingents::bigint[]))
