-- Entries that are to be lettered, locked so that nobody letters them meanwhile, with the lettering that has them already.
SELECT t."id" AS "entry", t."client_id" AS "client", t."account_type" AS "account", coalesce(t."currency", 'EUR') AS "currency",
  coalesce(t."debit", 0) AS "debit", coalesce(t."credit", 0) AS "credit", (
    SELECT coalesce(l."code", l."id"::text) FROM "lettering_transaction_list" k
    JOIN "lettering" l ON l."contract_id" = k."contract_id" AND l."id" = k."source_id" AND l."undone_at" IS NULL
    WHERE k."contract_id" = :contract AND k."target_id" = t."id" LIMIT 1) AS "code"
FROM "transaction" t
WHERE t."contract_id" = :contract AND t."id" = ANY(:entries::bigint[])
ORDER BY t."id" FOR NO KEY UPDATE
