-- The customers whom a change that is about to be undone had changed, with what each was and became.
INSERT INTO "customer_change_row" ("contract_id", "job_id", "customer_id", "name", "state", "before", "after")
SELECT r."contract_id", :job::bigint, r."customer_id", r."name", 'waiting', r."before", r."after"
FROM "customer_change_row" r WHERE r."contract_id" = :contract AND r."job_id" = :undone AND r."state" = 'changed'
