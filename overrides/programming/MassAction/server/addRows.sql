-- What one batch of a mass action made of its records.
INSERT INTO "mass_action_row" ("contract_id", "job_id", "ticketing_id", "event_date_id", "start_date", "ticket_price_id", "name",
  "copy_id", "state", "code", "message", "values", "before", "after")
SELECT :contract::bigint, :job::bigint, :ticketing::bigint, n."date", n."start", n."price", n."name", n."copy", n."state", n."code",
  n."message", n."values", n."before", n."after"
FROM jsonb_to_recordset(:rows::jsonb) AS n("date" bigint, "start" timestamptz, "price" bigint, "name" text, "copy" bigint, "state" text,
  "code" text, "message" text, "values" jsonb, "before" jsonb, "after" jsonb)
