SELECT e."id", to_json(e."start_date") #>> '{}' AS "startDate", to_json(e."end_date") #>> '{}' AS "endDate",
  to_json(e."sale_start_date") #>> '{}' AS "saleStartDate", to_json(e."sale_end_date") #>> '{}' AS "saleEndDate",
  coalesce(e."unlimited_stock", false) AS "unlimitedStock", e."total_stock" AS "totalStock", e."logical_seat_config_id" AS "room"
FROM "event_date" e
WHERE e."contract_id" = :contract AND e."ticketing_id" = :ticketing AND e."status" = 'draft'
ORDER BY e."start_date", e."id"
