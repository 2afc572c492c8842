-- The contingents of a performance with their seats, whoever has these; hidden ones while they have some.
SELECT c."id", c."name", coalesce(jsonb_agg(a."id" ORDER BY a."id") FILTER (WHERE a."id" IS NOT NULL), '[]') AS "seats",
  (count(a."id") FILTER (WHERE a."status" = 'available' AND a."hold_type" IS NULL))::integer AS "free"
FROM "stock_contingent" c LEFT JOIN "available_seat" a
  ON a."contract_id" = c."contract_id" AND a."event_date_id" = c."event_date_id" AND a."stock_contingent_id" = c."id"
WHERE c."contract_id" = :contract AND c."event_date_id" = :eventDate
GROUP BY c."id", c."name", c."is_hidden"
HAVING count(a."id") > 0 OR c."is_hidden" IS NOT TRUE
ORDER BY c."name", c."id"
