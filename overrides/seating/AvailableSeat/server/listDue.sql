-- Performances with seats that go back on sale by now; one that began long ago sells nothing.
SELECT DISTINCT a."event_date_id" AS "eventDate"
FROM "event_date" e JOIN "available_seat" a
  ON a."contract_id" = e."contract_id" AND a."event_date_id" = e."id" AND a."status" = 'dismissed'
WHERE e."contract_id" = :contract AND e."is_numbered_seating" AND e."start_date" > :now::timestamptz - interval '1 day'
  AND (a."expires_at" <= :now OR e."start_date" - make_interval(mins => a."release_minutes"::integer) <= :now)
ORDER BY a."event_date_id"
