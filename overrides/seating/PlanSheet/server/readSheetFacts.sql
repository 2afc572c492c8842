-- What stands above a printed plan: of a performance, or of the plan alone.
SELECT coalesce(nullif(c."company_name", ''), c."company_display_name", '') AS "operator", coalesce(p."label", '') AS "label", t."title" AS "show", to_char(d."start_date" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startDate",
  coalesce(t."timezone", c."timezone", 'Europe/Paris') AS "timezone", to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "drawnAt"
FROM "contract" c
LEFT JOIN "event_date" d ON d."contract_id" = c."id" AND d."id" = :eventDate::bigint
LEFT JOIN "ticketing" t ON t."contract_id" = c."id" AND t."id" = d."ticketing_id"
LEFT JOIN "seat_config" p ON p."contract_id" = c."id" AND p."id" = coalesce(:plan::bigint, d."seat_config_id")
WHERE c."id" = :contract
