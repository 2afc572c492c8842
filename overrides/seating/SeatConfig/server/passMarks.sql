-- Marks of seats that left the plan go to the seats that have their new labels.
UPDATE "available_seat_model" m SET "seat_id" = s."id"
FROM jsonb_to_recordset(:renamed::jsonb) AS w("seat" bigint, "label" text)
JOIN "seat" s ON s."contract_id" = :contract AND s."seat_config_id" = :plan AND s."label" = w."label" AND s."retired_in" IS NULL
WHERE m."contract_id" = :contract AND m."seat_id" = w."seat"
