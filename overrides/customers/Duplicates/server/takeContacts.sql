-- Links of contacts to organisations that are merged, taken away; those of the merged themselves stay.
DELETE FROM "crm_customer_organization_list" WHERE "contract_id" = :contract AND "target_id" = ANY(:merged) AND "source_id" <> ALL(:merged)
RETURNING "source_id" AS "contact", "target_id" AS "organization", "position"
