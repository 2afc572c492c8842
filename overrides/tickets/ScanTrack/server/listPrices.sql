-- The prices of a show that have to be moved: onto the track by their names, and off it.
SELECT p."id", p."name" = ANY(:names::text[]) AS "isChosen"
FROM "event_date" e
JOIN "ticket_price" p ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id"
WHERE e."contract_id" = :contract AND e."ticketing_id" = :ticketing AND e."start_date" > :from
  AND e."status" IS DISTINCT FROM 'cancelled'
  AND (p."name" = ANY(:names::text[])) = (p."scan_track_id" IS DISTINCT FROM :track)
ORDER BY p."id"
