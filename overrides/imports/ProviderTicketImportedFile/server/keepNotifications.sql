-- What was not told of the partner's files before.
INSERT INTO "mapping_notification" ("contract_id", "type", "mapping_type", "message", "bar_code", "provider", "created_at")
SELECT DISTINCT :contract::bigint, n."type", n."mappingType", n."message", n."barCode", :provider::text, :now::timestamptz
FROM jsonb_to_recordset(:notifications::jsonb) AS n("type" text, "mappingType" text, "message" text, "barCode" text)
WHERE NOT EXISTS (
  SELECT 1 FROM "mapping_notification" m WHERE m."contract_id" = :contract AND m."type" = n."type" AND m."message" = n."message"
    AND m."bar_code" IS NOT DISTINCT FROM n."barCode" AND m."provider" IS NOT DISTINCT FROM :provider::text)
