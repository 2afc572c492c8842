INSERT INTO "role" ("contract_id", "name", "description", "is_editable", "policies")
SELECT :contract::bigint, p."name", p."description", p."is_editable", p."policies"
FROM json_populate_recordset(NULL::"role", :roles::json) p
WHERE NOT EXISTS (SELECT 1 FROM "role" r WHERE r."contract_id" = :contract::bigint AND r."name" = p."name")
