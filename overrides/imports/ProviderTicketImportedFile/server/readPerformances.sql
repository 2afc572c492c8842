-- The one that a file is for, or all that it may be about: tickets of what was long ago are not imported.
SELECT e."id", t."id" AS "ticketing", t."title", t."timezone", t."currency", to_json(e."start_date") #>> '{}' AS "startDate",
  to_json(e."end_date") #>> '{}' AS "endDate", e."status" = 'cancelled' AS "isCancelled",
  coalesce(e."is_numbered_seating" AND e."nb_active_seats" > 0, false) AS "isNumbered"
FROM "event_date" e JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
WHERE e."contract_id" = :contract AND (e."id" = :chosen::bigint OR :chosen::bigint IS NULL AND e."start_date" > now() - interval '400 days')
ORDER BY e."start_date", e."id" LIMIT 50000
