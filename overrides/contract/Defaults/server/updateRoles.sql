UPDATE "role" r SET "policies" = p."policies", "description" = p."description"
FROM json_populate_recordset(NULL::"role", :roles::json) p
WHERE r."contract_id" = :contract AND r."name" = p."name" AND NOT r."is_editable"
