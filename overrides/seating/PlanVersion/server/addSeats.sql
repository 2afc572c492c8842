-- Seats that a performance did not have yet.
INSERT INTO "available_seat" ("contract_id", "event_date_id", "seat_id", "seat_config_id", "seat_group_id", "status")
SELECT :contract, :eventDate, w."seat", s."seat_config_id", w."group", w."status"
FROM jsonb_to_recordset(:seats::jsonb) AS w("seat" bigint, "group" bigint, "status" text)
JOIN "seat" s ON s."contract_id" = :contract AND s."id" = w."seat"
ORDER BY w."seat"
