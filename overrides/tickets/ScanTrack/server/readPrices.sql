-- The prices of performances that are to come or on now, by show and name: on how many performances there is one, and on
-- how many it follows the track. Without a show only what follows it.
SELECT '/ticketing/v1/ticketings/' || s."id" AS "ticketing", s."title", p."name",
  count(DISTINCT p."event_date_id")::int AS "performances",
  (count(DISTINCT p."event_date_id") FILTER (WHERE p."scan_track_id" = :track))::int AS "following"
FROM "event_date" e
JOIN "ticketing" s ON s."contract_id" = e."contract_id" AND s."id" = e."ticketing_id"
JOIN "ticket_price" p ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id"
WHERE e."contract_id" = :contract AND e."start_date" > :from AND e."status" IS DISTINCT FROM 'cancelled'
  AND (:ticketing::bigint IS NULL OR e."ticketing_id" = :ticketing)
GROUP BY s."id", s."title", p."name"
HAVING :ticketing::bigint IS NOT NULL OR count(*) FILTER (WHERE p."scan_track_id" = :track) > 0
ORDER BY s."title", s."id", p."name"
