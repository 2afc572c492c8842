INSERT INTO "feature" ("contract_id", "name", "label", "enabled")
SELECT 0, "one".key, "one".value, true FROM jsonb_each_text(:features::jsonb) "one"
WHERE NOT EXISTS (SELECT 1 FROM "feature" "known" WHERE "known"."contract_id" = 0 AND "known"."name" = "one".key)
ORDER BY "one".key ON CONFLICT ("contract_id", "name") DO NOTHING
