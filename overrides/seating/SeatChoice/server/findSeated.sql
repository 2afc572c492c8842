-- Of these contingents, those that have seats of their own.
SELECT c."id" FROM "stock_contingent" c
WHERE c."contract_id" = :contract AND c."id" = ANY(:contingents::bigint[]) AND EXISTS (
  SELECT 1 FROM "available_seat" a WHERE a."contract_id" = c."contract_id" AND a."stock_contingent_id" = c."id")
