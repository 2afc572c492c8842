-- Attempts of a contract that nobody settled, and those whose money has to go back still.
SELECT a."id" FROM "payment_attempt" a
WHERE a."contract_id" = :contract AND a."token" IS NOT NULL AND (
  a."status" IN ('pending', 'unknown') AND a."created_at" < :before::timestamptz
  OR a."status" = 'cancelled' AND a."provider_metadata" @> '{"reason": "nothing_due"}' AND NOT a."provider_metadata" @> '{"isRefunded": true}')
ORDER BY a."id" LIMIT 200
