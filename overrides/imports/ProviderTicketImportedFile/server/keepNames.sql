-- Names of a file that mean nothing here yet, to be mapped: each once.
WITH "name" AS (SELECT DISTINCT n."kind", n."label" FROM jsonb_to_recordset(:names::jsonb) AS n("kind" text, "label" text)),
"show" AS (
  INSERT INTO "ticketing_mapping" ("contract_id", "label") SELECT :contract, n."label" FROM "name" n WHERE n."kind" = 'ticketing'
    AND NOT EXISTS (SELECT 1 FROM "ticketing_mapping" m WHERE m."contract_id" = :contract AND m."label" = n."label")),
"price" AS (
  INSERT INTO "ticket_price_mapping" ("contract_id", "label") SELECT :contract, n."label" FROM "name" n WHERE n."kind" = 'ticket_price'
    AND NOT EXISTS (SELECT 1 FROM "ticket_price_mapping" m WHERE m."contract_id" = :contract AND m."label" = n."label" AND coalesce(m."event_name", '') = '')),
"contingent" AS (
  INSERT INTO "contingent_mapping" ("contract_id", "label") SELECT :contract, n."label" FROM "name" n WHERE n."kind" = 'contingent'
    AND NOT EXISTS (SELECT 1 FROM "contingent_mapping" m WHERE m."contract_id" = :contract AND m."label" = n."label"))
INSERT INTO "seat_mapping" ("contract_id", "label") SELECT :contract, n."label" FROM "name" n WHERE n."kind" = 'seat'
  AND NOT EXISTS (SELECT 1 FROM "seat_mapping" m WHERE m."contract_id" = :contract AND m."label" = n."label")
