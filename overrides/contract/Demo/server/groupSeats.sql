-- How a room is sold: each seat in the group of its zone.
INSERT INTO "available_seat_model" ("contract_id", "logical_seat_config_id", "seat_id", "seat_group_id", "position", "status")
SELECT :contract, :configuration, s."id", g."group", row_number() OVER (ORDER BY s."id"), 'available'
FROM "seat" s JOIN "seat_zone" z ON z."contract_id" = s."contract_id" AND z."id" = s."zone_id"
JOIN jsonb_to_recordset(:groups::jsonb) AS g("zone" text, "group" bigint) ON g."zone" = z."name"
WHERE s."contract_id" = :contract AND s."seat_config_id" = :plan
