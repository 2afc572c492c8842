SELECT p."id", p."event_date_id" AS "eventDate", p."name", coalesce(p."type", 'other') AS "type",
  p."facial_value" AS "facialValue", p."tax_id" AS "tax", p."without_tax_reason" AS "withoutTaxReason",
  p."manual_sort" AS "manualSort", p."hash",
  (SELECT min(g."seat_group_id") FROM "ticket_price_seat_group" g
    WHERE g."contract_id" = p."contract_id" AND g."ticket_price_id" = p."id") AS "seatGroup",
  (SELECT coalesce(jsonb_agg(d."target_id" ORDER BY d."position"), '[]') FROM "ticket_price_selling_device_list" d
    WHERE d."contract_id" = p."contract_id" AND d."source_id" = p."id") AS "sellingDeviceList"
FROM "ticket_price" p
JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
WHERE p."contract_id" = :contract AND e."ticketing_id" = :ticketing AND e."status" = 'draft'
ORDER BY p."event_date_id", p."manual_sort", p."id"
