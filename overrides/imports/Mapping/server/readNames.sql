-- Names of one kind with what each means here: those that mean nothing yet first, and of them those that most refused rows wait for.
WITH "waiting" AS (
  SELECT f."fault" #>> '{values,label}' AS "label", count(*)::int AS "rows" FROM "provider_ticket_refusal" r
  CROSS JOIN LATERAL jsonb_array_elements(r."faults") AS f("fault")
  WHERE r."contract_id" = :contract AND f."fault" ->> 'code' = CASE :kind::text WHEN 'ticketing' THEN 'showUnmapped'
    WHEN 'ticketprice' THEN 'priceUnmapped' WHEN 'seat' THEN 'seatUnknown' WHEN 'contingent' THEN 'contingentUnmapped' END
  GROUP BY 1),
"name" AS (
  SELECT m."id", m."label", nullif(m."event_code", '') AS "within", m."ticketing_id" AS "target", t."title" AS "targetName", m."is_ignored" IS TRUE AS "isIgnored"
  FROM "ticketing_mapping" m LEFT JOIN "ticketing" t ON t."contract_id" = m."contract_id" AND t."id" = m."ticketing_id"
  WHERE m."contract_id" = :contract AND :kind::text = 'ticketing'
  UNION ALL
  SELECT m."id", m."label", nullif(m."event_name", '') AS "within", m."ticket_price_id" AS "target", t."name" AS "targetName", m."is_ignored" IS TRUE AS "isIgnored"
  FROM "ticket_price_mapping" m LEFT JOIN "ticket_price" t ON t."contract_id" = m."contract_id" AND t."id" = m."ticket_price_id"
  WHERE m."contract_id" = :contract AND :kind::text = 'ticketprice'
  UNION ALL
  SELECT m."id", m."label", nullif(m."seat_config_name", '') AS "within", m."seat_config_id" AS "target", t."label" AS "targetName", m."is_ignored" IS TRUE AS "isIgnored"
  FROM "seat_config_mapping" m LEFT JOIN "seat_config" t ON t."contract_id" = m."contract_id" AND t."id" = m."seat_config_id"
  WHERE m."contract_id" = :contract AND :kind::text = 'plan'
  UNION ALL
  SELECT m."id", m."label", NULL AS "within", m."seat_id" AS "target", t."label" AS "targetName", m."is_ignored" IS TRUE AS "isIgnored"
  FROM "seat_mapping" m LEFT JOIN "seat" t ON t."contract_id" = m."contract_id" AND t."id" = m."seat_id"
  WHERE m."contract_id" = :contract AND :kind::text = 'seat'
  UNION ALL
  SELECT m."id", m."label", NULL AS "within", m."contingent_id" AS "target", t."name" AS "targetName", m."is_ignored" IS TRUE AS "isIgnored"
  FROM "contingent_mapping" m LEFT JOIN "contingent" t ON t."contract_id" = m."contract_id" AND t."id" = m."contingent_id"
  WHERE m."contract_id" = :contract AND :kind::text = 'contingent')
SELECT n.*, coalesce(w."rows", 0) AS "waiting" FROM "name" n LEFT JOIN "waiting" w ON w."label" = n."label"
ORDER BY n."isIgnored" OR n."target" IS NOT NULL, coalesce(w."rows", 0) DESC, n."label", n."id" LIMIT 5000
