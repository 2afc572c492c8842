SELECT l."seat_config_id" AS "seatConfig", coalesce(l."is_numbered_seating", false) AS "isNumbered",
  coalesce(l."total_stock", (SELECT nullif(count(*), 0)::int FROM "seat" s
    WHERE s."contract_id" = l."contract_id" AND s."seat_config_id" = l."seat_config_id" AND s."retired_in" IS NULL)) AS "capacity"
FROM "logical_seat_config" l WHERE l."contract_id" = :contract AND l."id" = :room
