-- What was not reported of this file before: of a name once, of a row once a reason.
INSERT INTO "mapping_notification" ("contract_id", "type", "mapping_type", "message", "bar_code", "provider", "imported_file_id", "row_number", "fault", "created_at")
SELECT DISTINCT ON (n."type", n."message", n."barCode")
  :contract::bigint, n."type", n."mappingType", n."message", n."barCode", :provider::text, :file::bigint, n."row", n."fault", :now::timestamptz
FROM jsonb_to_recordset(:notifications::jsonb) AS n("type" text, "mappingType" text, "message" text, "barCode" text, "row" integer, "fault" jsonb)
WHERE NOT EXISTS (
  SELECT 1 FROM "mapping_notification" m WHERE m."contract_id" = :contract AND m."imported_file_id" = :file
    AND m."type" = n."type" AND m."message" = n."message" AND m."bar_code" IS NOT DISTINCT FROM n."barCode")
ORDER BY n."type", n."message", n."barCode", n."row"
