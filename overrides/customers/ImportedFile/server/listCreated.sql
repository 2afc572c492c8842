-- Customers whom only this file created: nobody bought as them, nothing is theirs, and nobody was merged into them.
SELECT c."id" FROM "crm_customer" c
WHERE c."contract_id" = :contract AND c."imported_file_id" = :file AND c."merged_into_id" IS NULL
  AND NOT EXISTS (SELECT FROM "customer" b WHERE b."contract_id" = c."contract_id" AND b."crm_id" = c."id"::text)
  AND NOT EXISTS (SELECT FROM "customer_coupon" k WHERE k."contract_id" = c."contract_id" AND k."customer_id" = c."id")
  AND NOT EXISTS (SELECT FROM "ticket_participation" p WHERE p."contract_id" = c."contract_id" AND p."customer_id" = c."id")
  AND NOT EXISTS (SELECT FROM "crm_customer" m WHERE m."contract_id" = c."contract_id" AND m."merged_into_id" = c."id")
ORDER BY c."id" LIMIT :most
