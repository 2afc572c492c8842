WITH ended AS (
  DELETE FROM "account_session" WHERE "contract_id" = 0 AND "grant_id" = :grant
  RETURNING "account_id", "session_uid"
)
DELETE FROM "oidc_store" WHERE "contract_id" = 0 AND ("grant_id" = :grant OR ("model" = 'Grant' AND "id" = :grant)
  OR ("model" = 'Session' AND "uid" IN (SELECT "session_uid" FROM ended)))
