INSERT INTO "user_desk_notification" ("contract_id", "accounts_user_id", "desk_notification_id")
SELECT "person"."contract_id", "person"."id", "notice"."id"
FROM "desk_notification" "notice" CROSS JOIN "accounts_user" "person"
WHERE "notice"."contract_id" = 0 AND "person"."contract_id" > 0
  AND coalesce("notice"."start", '-infinity') <= now() AND coalesce("notice"."expiry", 'infinity') > now()
  AND NOT EXISTS (SELECT 1 FROM "user_desk_notification" "copy"
    WHERE "copy"."contract_id" = "person"."contract_id" AND "copy"."accounts_user_id" = "person"."id"
      AND "copy"."desk_notification_id" = "notice"."id")
ORDER BY "person"."contract_id", "person"."id", "notice"."id"
ON CONFLICT ("contract_id", "accounts_user_id", "desk_notification_id") DO NOTHING
