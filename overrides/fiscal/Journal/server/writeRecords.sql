-- Records that extend their chains, and what the next of each contains.
WITH "record" AS (
  SELECT * FROM json_to_recordset(:records::json) AS r("series" text, "number" bigint, "isDemo" boolean, "at" timestamptz,
    "currency" text, "content" text, "signature" text)),
"written" AS (
  INSERT INTO "journal_record"
    ("contract_id", "series", "number", "is_demo", "recorded_at", "currency", "content", "signature")
  SELECT :contract, r."series", r."number", r."isDemo", r."at", coalesce(r."currency", 'EUR'), r."content", r."signature" FROM "record" r
  ORDER BY r."series", r."number")
UPDATE "number_counter" n SET "signature" = r."signature"
FROM "record" r
WHERE n."contract_id" = :contract AND n."series" = 'journal_' || CASE WHEN r."isDemo" THEN 'demo_' ELSE '' END || r."series"
  AND n."value" = r."number"
