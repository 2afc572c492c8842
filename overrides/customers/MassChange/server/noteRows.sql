-- What became of the customers of one batch of a change.
UPDATE "customer_change_row" r SET "state" = n."state", "reason" = n."reason", "before" = n."before", "after" = n."after"
FROM jsonb_to_recordset(:rows::jsonb) AS n("customer" bigint, "state" text, "reason" text, "before" jsonb, "after" jsonb)
WHERE r."contract_id" = :contract AND r."job_id" = :job AND r."customer_id" = n."customer"
