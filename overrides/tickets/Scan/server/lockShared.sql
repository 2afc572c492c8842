-- The tickets that share a code, those that may still come in told apart.
SELECT t."id", t."valid" AND coalesce(t."current_valid_scan_nb", 0) = 0 AS "isFresh" FROM "ticket" t
WHERE t."contract_id" = :contract AND t."id" IN (
  SELECT i."ticket_id" FROM "imported_ticket" i
  WHERE i."contract_id" = :contract AND i."shared_code" COLLATE "und-x-icu" = :code)
ORDER BY t."id" FOR UPDATE OF t
