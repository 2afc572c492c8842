-- The first id that is free, by table.
SELECT (SELECT coalesce(max("id"), 0) + 1 FROM "venue" WHERE "contract_id" = :contract)::int AS "venue",
  (SELECT coalesce(max("id"), 0) + 1 FROM "ticketing" WHERE "contract_id" = :contract)::int AS "ticketing",
  (SELECT coalesce(max("id"), 0) + 1 FROM "event_date" WHERE "contract_id" = :contract)::int AS "eventDate",
  (SELECT coalesce(max("id"), 0) + 1 FROM "ticket_price" WHERE "contract_id" = :contract)::int AS "ticketPrice",
  (SELECT coalesce(max("id"), 0) + 1 FROM "ticket_price_seat_group" WHERE "contract_id" = :contract)::int AS "priceGroup",
  (SELECT coalesce(max("id"), 0) + 1 FROM "seat_config" WHERE "contract_id" = :contract)::int AS "plan",
  (SELECT coalesce(max("id"), 0) + 1 FROM "seat_floor" WHERE "contract_id" = :contract)::int AS "floor",
  (SELECT coalesce(max("id"), 0) + 1 FROM "seat_zone" WHERE "contract_id" = :contract)::int AS "zone",
  (SELECT coalesce(max("id"), 0) + 1 FROM "seat_config_block" WHERE "contract_id" = :contract)::int AS "block",
  (SELECT coalesce(max("id"), 0) + 1 FROM "seat_group" WHERE "contract_id" = :contract)::int AS "seatGroup",
  (SELECT coalesce(max("id"), 0) + 1 FROM "logical_seat_config" WHERE "contract_id" = :contract)::int AS "configuration"
