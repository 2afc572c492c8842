-- Links as they were before a merge; contacts who left the kept organisation since get none.
INSERT INTO "crm_customer_organization_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract::bigint, l."contact", l."organization", l."position"
FROM jsonb_to_recordset(:links::jsonb) l("contact" bigint, "organization" bigint, "position" int)
WHERE l."contact" = :kept OR EXISTS (SELECT FROM "crm_customer_organization_list" k
  WHERE k."contract_id" = :contract AND k."source_id" = l."contact" AND k."target_id" = :kept)
ON CONFLICT DO NOTHING
