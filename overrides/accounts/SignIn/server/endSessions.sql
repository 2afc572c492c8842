WITH ended AS (
  DELETE FROM "account_session"
  WHERE "contract_id" = 0 AND "account_id" = :account AND (:only::bigint IS NULL OR "id" = :only)
    AND (:except::bigint IS NULL OR "id" <> :except)
  RETURNING "id", "grant_id", "session_uid"
), gone AS (
  DELETE FROM "oidc_store" USING ended
  WHERE "oidc_store"."contract_id" = 0 AND ("oidc_store"."grant_id" = ended."grant_id"
    OR ("oidc_store"."model" = 'Grant' AND "oidc_store"."id" = ended."grant_id")
    OR ("oidc_store"."model" = 'Session' AND "oidc_store"."uid" = ended."session_uid"))
)
SELECT "id" FROM ended
