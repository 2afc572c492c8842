-- The counters of the chains, locked until the commit: two registers never extend a chain from the same record.
INSERT INTO "number_counter" AS n ("contract_id", "series", "value")
SELECT c."id", 'journal_' || CASE WHEN c."is_demo" THEN 'demo_' ELSE '' END || w."series", w."count"
FROM "contract" c, json_to_recordset(:chains::json) AS w("series" text, "count" bigint)
WHERE c."id" = :contract ORDER BY w."series"
ON CONFLICT ("contract_id", "series") DO UPDATE SET "value" = n."value" + excluded."value"
RETURNING right(n."series", 1) AS "series", n."value" AS "last", coalesce(n."signature", '') AS "signature",
  (SELECT coalesce(c."is_demo", false) FROM "contract" c WHERE c."id" = n."contract_id") AS "isDemo",
  (SELECT coalesce(c."timezone", 'Europe/Paris') FROM "contract" c WHERE c."id" = n."contract_id") AS "timezone",
  (SELECT c."company_name" FROM "contract" c WHERE c."id" = n."contract_id") AS "organiser"
