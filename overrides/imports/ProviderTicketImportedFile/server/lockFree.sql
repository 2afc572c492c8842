-- Seats that nobody has now, by ascending id as every sale takes them (R44b): a seat that is sold meanwhile is not answered.
SELECT a."id", a."stock_contingent_id" AS "contingent" FROM "available_seat" a
WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[]) AND a."status" = 'available' AND a."hold_type" IS NULL
ORDER BY a."id" FOR UPDATE
