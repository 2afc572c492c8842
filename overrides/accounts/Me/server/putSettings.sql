-- What is null was dropped.
INSERT INTO "user_setting" ("contract_id", "account_id", "name", "value")
SELECT :contract, :account, s.key, s.value FROM jsonb_each(:change::jsonb) s WHERE s.value <> 'null' ORDER BY s.key
ON CONFLICT ("contract_id", "account_id", "name") DO UPDATE SET "value" = excluded."value", "updated_at" = now()
