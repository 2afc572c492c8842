-- A document for each month of the journal that is over, from the first record on. A month ends with its last fiscal day (R30b); one
-- that has a document keeps it, whatever became of the hour since.
INSERT INTO "audit_document" ("contract_id", "start_date", "end_date", "created_at")
SELECT :contract, m."start", m."end", :now::timestamptz
FROM "contract" c
CROSS JOIN LATERAL (SELECT coalesce(c."timezone", 'Europe/Paris') AS "zone", coalesce(c."sale_session_end_time", '00:00')::interval AS "close") z
CROSS JOIN LATERAL (SELECT min(r."recorded_at") AS "first" FROM "journal_record" r WHERE r."contract_id" = :contract) j
CROSS JOIN LATERAL generate_series(date_trunc('month', (j."first" AT TIME ZONE z."zone") - z."close"),
  date_trunc('month', (:now::timestamptz AT TIME ZONE z."zone") - z."close") - interval '1 month', interval '1 month') AS s("month")
CROSS JOIN LATERAL (SELECT (s."month" + z."close") AT TIME ZONE z."zone" AS "start",
  (s."month" + interval '1 month' + z."close") AT TIME ZONE z."zone" AS "end") m
WHERE c."id" = :contract AND NOT EXISTS (SELECT FROM "audit_document" a WHERE a."contract_id" = :contract
  AND a."start_date" BETWEEN m."start" - interval '2 days' AND m."start" + interval '2 days'
  AND a."end_date" BETWEEN m."end" - interval '2 days' AND m."end" + interval '2 days')
ON CONFLICT DO NOTHING
RETURNING "id"
