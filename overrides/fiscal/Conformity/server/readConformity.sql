-- Who uses the product, and since when its journal has records; those of demonstrations where there are no others (R28).
WITH "kind" AS (SELECT coalesce(bool_and(r."is_demo"), false) AS "isDemo" FROM "journal_record" r WHERE r."contract_id" = :contract)
SELECT coalesce(nullif(c."company_name", ''), c."company_display_name", '') AS "operator", c."company_record_number" AS "record",
  c."company_vat_number" AS "vatNumber", coalesce(c."timezone", 'Europe/Paris') AS "timezone", to_json(now()) #>> '{}' AS "drawnAt", k."isDemo",
  j."count" AS "recordCount", to_json(j."first") #>> '{}' AS "firstRecordAt", to_json(j."last") #>> '{}' AS "lastRecordAt",
  (SELECT substring(r."content" from '"key":"([^"]*)"') FROM "journal_record" r WHERE r."contract_id" = :contract AND r."is_demo" = k."isDemo"
    ORDER BY r."recorded_at" DESC, r."id" DESC LIMIT 1) AS "key"
FROM "contract" c CROSS JOIN "kind" k
CROSS JOIN LATERAL (SELECT count(*)::integer AS "count", min(r."recorded_at") AS "first", max(r."recorded_at") AS "last"
  FROM "journal_record" r WHERE r."contract_id" = :contract AND r."is_demo" = k."isDemo") j
WHERE c."id" = :contract
