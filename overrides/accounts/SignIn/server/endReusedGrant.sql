WITH ended AS (
  DELETE FROM "account_session" WHERE "contract_id" = 0 AND "grant_id" = :grant
  RETURNING "account_id", "session_uid"
), logged AS (
  INSERT INTO "security_log" ("account_id", "email", "what", "address", "browser")
  SELECT a."id", a."email", 'session.token_reused', :address, :browser FROM ended
  JOIN "account" a ON a."contract_id" = 0 AND a."id" = ended."account_id"
)
DELETE FROM "oidc_store" WHERE "contract_id" = 0 AND ("grant_id" = :grant OR ("model" = 'Grant' AND "id" = :grant)
  OR ("model" = 'Session' AND "uid" IN (SELECT "session_uid" FROM ended)))
