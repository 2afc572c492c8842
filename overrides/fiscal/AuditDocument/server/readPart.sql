-- Records of a document's period, in the order of their chains from a place on, so that they are verified part by part.
SELECT r."contract_id" AS "contract", r."is_demo" AS "isDemo", r."series", r."number", to_json(r."recorded_at") #>> '{}' AS "recordedAt",
  r."content", r."signature"
FROM "audit_document" a
JOIN "journal_record" r ON r."contract_id" = a."contract_id" AND r."recorded_at" >= a."start_date" AND r."recorded_at" < a."end_date"
WHERE a."contract_id" = :contract AND a."id" = :id AND (r."is_demo", r."series", r."number") > (:isDemo::boolean, :series::text, :number::bigint)
ORDER BY r."is_demo", r."series", r."number" LIMIT 5000
