SELECT coalesce(t."timezone", 'Europe/Paris') AS "timezone",
  coalesce((SELECT json_agg(json_build_object('startDate', e."start_date", 'endDate', e."end_date",
      'saleStartDate', e."sale_start_date", 'saleEndDate', e."sale_end_date", 'totalStock', e."total_stock",
      'isOwn', coalesce(e."pattern_id" = :pattern::bigint, false),
      'isFixed', coalesce(e."status" = 'cancelled', false) OR coalesce(e."occupied_stock", 0) > 0) ORDER BY e."start_date", e."id")
    FROM "event_date" e WHERE e."contract_id" = t."contract_id" AND e."ticketing_id" = t."id"), '[]') AS "dates"
FROM "ticketing" t
WHERE t."contract_id" = :contract AND t."id" = :ticketing
