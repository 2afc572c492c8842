-- What a partner's names mean here, of every kind of name.
SELECT 'shows' AS "kind", m."id", m."label", m."event_code" AS "within", m."ticketing_id" AS "target", NULL AS "targetName", m."is_ignored" IS TRUE AS "isIgnored", false AS "flag"
FROM "ticketing_mapping" m WHERE m."contract_id" = :contract
UNION ALL
SELECT 'prices', m."id", m."label", m."event_name", m."ticket_price_id", p."name", m."is_ignored" IS TRUE, false
FROM "ticket_price_mapping" m LEFT JOIN "ticket_price" p ON p."contract_id" = m."contract_id" AND p."id" = m."ticket_price_id" WHERE m."contract_id" = :contract
UNION ALL
SELECT 'contingents', m."id", m."label", NULL, m."contingent_id", NULL, m."is_ignored" IS TRUE, m."is_default" IS TRUE
FROM "contingent_mapping" m WHERE m."contract_id" = :contract
UNION ALL
SELECT 'seats', m."id", m."label", NULL, m."seat_id", NULL, m."is_ignored" IS TRUE, false
FROM "seat_mapping" m WHERE m."contract_id" = :contract
UNION ALL
SELECT 'plans', m."id", m."label", NULL, m."seat_config_id", NULL, m."is_ignored" IS TRUE, m."is_free_seating" IS TRUE
FROM "seat_config_mapping" m WHERE m."contract_id" = :contract
