-- Of tickets of a file that are withdrawn, those to which nothing has happened: they are as if they had never come.
SELECT t."id" FROM "imported_ticket" i JOIN "ticket" t ON t."contract_id" = i."contract_id" AND t."id" = i."ticket_id"
WHERE i."contract_id" = :contract AND i."imported_file_id" = :file AND t."status" NOT IN ('payed', 'booked')
  AND NOT EXISTS (SELECT 1 FROM "scan" s WHERE s."contract_id" = t."contract_id" AND s."ticket_id" = t."id")
  AND NOT EXISTS (SELECT 1 FROM "master_ticket_tickets" k WHERE k."contract_id" = t."contract_id" AND k."target_id" = t."id")
  AND coalesce(t."print_count", 0) = 0
ORDER BY t."id"
