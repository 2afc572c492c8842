-- Contacts linked to the kept organisation, unless they are already.
INSERT INTO "crm_customer_organization_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract::bigint, l."contact", :kept::bigint, min(l."position")
FROM jsonb_to_recordset(:links::jsonb) l("contact" bigint, "position" int)
WHERE l."contact" <> :kept GROUP BY l."contact"
ON CONFLICT DO NOTHING RETURNING "source_id" AS "id"
