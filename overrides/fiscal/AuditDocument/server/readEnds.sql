-- Of each chain, where the period begins and where it ends by other accounts: the record before it, and the one after it or the counter.
WITH "document" AS (SELECT a."start_date" AS "start", a."end_date" AS "end" FROM "audit_document" a WHERE a."contract_id" = :contract AND a."id" = :id),
"chain" AS (
  SELECT r."is_demo", r."series", min(r."number") AS "first", max(r."number") AS "last" FROM "document" d
  JOIN "journal_record" r ON r."contract_id" = :contract AND r."recorded_at" >= d."start" AND r."recorded_at" < d."end" GROUP BY 1, 2)
SELECT :contract::integer AS "contract", c."is_demo" AS "isDemo", c."series", c."first" - 1 AS "before", coalesce(b."signature", '') AS "beforeSignature",
  c."last" AS "last", coalesce(substring(a."content" from '"previous":"([^"]*)"'), CASE WHEN n."value" = c."last" THEN n."signature" END) AS "lastSignature"
FROM "chain" c
LEFT JOIN "journal_record" b ON b."contract_id" = :contract AND b."is_demo" = c."is_demo" AND b."series" = c."series" AND b."number" = c."first" - 1
LEFT JOIN "journal_record" a ON a."contract_id" = :contract AND a."is_demo" = c."is_demo" AND a."series" = c."series" AND a."number" = c."last" + 1
LEFT JOIN "number_counter" n ON n."contract_id" = :contract AND n."series" = CASE WHEN c."is_demo" THEN 'journal_demo_' ELSE 'journal_' END || c."series"
ORDER BY 2, 3
