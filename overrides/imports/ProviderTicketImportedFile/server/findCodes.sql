-- Codes that tickets have: their own, or one that several of an import share.
SELECT t."barcode" AS "code", i."imported_file_id" AS "file", coalesce(i."row_number", 0) AS "row"
FROM "ticket" t LEFT JOIN "imported_ticket" i ON i."contract_id" = t."contract_id" AND i."ticket_id" = t."id"
WHERE t."contract_id" = :contract AND t."barcode" = ANY(:codes::text[])
UNION ALL
SELECT i."shared_code", i."imported_file_id", i."row_number" FROM "imported_ticket" i
WHERE i."contract_id" = :contract AND i."shared_code" COLLATE "und-x-icu" = ANY(:codes::text[])
