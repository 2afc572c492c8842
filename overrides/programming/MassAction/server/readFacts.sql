SELECT e."id", to_json(e."start_date") #>> '{}' AS "startDate", coalesce(t."timezone", 'Europe/Paris') AS "timezone", e."status",
  to_json(e."sale_start_date") #>> '{}' AS "saleStartDate", to_json(e."sale_end_date") #>> '{}' AS "saleEndDate",
  coalesce(e."unlimited_stock", false) AS "unlimitedStock", e."total_stock" AS "totalStock",
  coalesce(e."occupied_stock", 0) AS "occupiedStock", coalesce(e."is_numbered_seating", false) AS "isNumberedSeating",
  (coalesce(e."occupied_stock", 0) > 0
    OR EXISTS (SELECT FROM "order_item" i WHERE i."contract_id" = e."contract_id" AND i."event_date_id" = e."id")) AS "isUsed",
  coalesce((SELECT json_agg(json_build_object('id', p."id", 'hash', p."hash", 'name', p."name", 'tax', p."tax_id",
      'scanTrack', p."scan_track_id", 'sellingDeviceList', coalesce((SELECT json_agg(l."target_id" ORDER BY l."position", l."target_id")
        FROM "ticket_price_selling_device_list" l WHERE l."contract_id" = p."contract_id" AND l."source_id" = p."id"), '[]'))
      ORDER BY p."id")
    FROM "ticket_price" p WHERE p."contract_id" = e."contract_id" AND p."event_date_id" = e."id"), '[]') AS "prices"
FROM "event_date" e
JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
WHERE e."contract_id" = :contract AND e."id" = ANY(:dates::bigint[])
ORDER BY e."id"
