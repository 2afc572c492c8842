-- A configuration without seats of its own is its plan as it stands.
SELECT l."is_numbered_seating" IS TRUE AS "isNumbered", l."seat_config_id" AS "seatConfig", l."name",
  coalesce(nullif(m."seats", 0), p."seats")::integer AS "seats",
  CASE WHEN m."seats" > 0 THEN m."for_sale" ELSE p."seats" END::integer AS "forSale",
  l."total_stock" AS "totalStock", l."unlimited_stock" IS TRUE AS "unlimitedStock"
FROM "logical_seat_config" l
CROSS JOIN LATERAL (SELECT count(*) AS "seats", count(*) FILTER (WHERE a."status" IS DISTINCT FROM 'dismissed') AS "for_sale"
  FROM "available_seat_model" a WHERE a."contract_id" = l."contract_id" AND a."logical_seat_config_id" = l."id") m
CROSS JOIN LATERAL (SELECT count(*) AS "seats" FROM "seat" s
  WHERE s."contract_id" = l."contract_id" AND s."seat_config_id" = l."seat_config_id" AND s."retired_in" IS NULL) p
WHERE l."contract_id" = :contract AND l."id" = :configuration
