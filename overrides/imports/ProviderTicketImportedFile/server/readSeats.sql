SELECT a."id", a."seat_id" AS "seat", a."event_date_id" AS "eventDate", s."label", s."row", s."seat_number" AS "number", g."label" AS "groupLabel",
  a."status" = 'available' AND a."hold_type" IS NULL AS "isFree"
FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
LEFT JOIN "seat_group" g ON g."contract_id" = a."contract_id" AND g."id" = a."seat_group_id"
WHERE a."contract_id" = :contract AND a."event_date_id" = ANY(:eventDates::bigint[])
ORDER BY a."id"
