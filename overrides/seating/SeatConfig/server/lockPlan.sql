-- Seats that a plan has now, and whether a performance has them.
SELECT s."id", s."label", EXISTS (SELECT 1 FROM "available_seat" a
  WHERE a."contract_id" = s."contract_id" AND a."seat_id" = s."id") AS "isUsed"
FROM "seat" s WHERE s."contract_id" = :contract AND s."seat_config_id" = :plan AND s."retired_in" IS NULL
ORDER BY s."id" FOR UPDATE OF s
