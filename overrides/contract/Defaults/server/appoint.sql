-- The first user gets the role where nobody has it.
UPDATE "accounts_user" u SET "contract_role_id" = r."id" FROM "role" r
WHERE u."contract_id" = :contract AND r."contract_id" = :contract AND r."name" = :role AND NOT r."is_editable"
  AND u."id" = (SELECT min("id") FROM "accounts_user" f WHERE f."contract_id" = :contract)
  AND NOT EXISTS (SELECT 1 FROM "accounts_user" a WHERE a."contract_id" = :contract AND a."contract_role_id" = r."id")
