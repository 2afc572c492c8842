WITH used AS (
  UPDATE "personal_token" SET "last_used_at" = now()
  WHERE "hash" = :hash AND "expires_at" > now()
    AND ("last_used_at" IS NULL OR "last_used_at" < now() - interval '1 minute')
)
SELECT "account_id" AS "accountId", "contract_id" AS contract, "scopes" AS policies, "is_read_only" AS "isReadOnly"
FROM "personal_token" WHERE "hash" = :hash AND "expires_at" > now()
