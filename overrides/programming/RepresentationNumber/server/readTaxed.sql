-- Prices to come of shows that are taxed as a live show, with what the law goes by (R8).
SELECT p."id", x."id" AS "tax", p."event_date_id" AS "eventDate", p."facial_value"::float8 AS "facialValue",
  v."country_code" AS "countryCode", v."region", to_char(d."start_date" AT TIME ZONE t."timezone", 'YYYY-MM-DD') AS "day",
  coalesce(d."representation_number", 0) AS "number"
FROM "ticketing" t
JOIN "event_date" d ON d."contract_id" = t."contract_id" AND d."ticketing_id" = t."id"
JOIN "ticket_price" p ON p."contract_id" = d."contract_id" AND p."event_date_id" = d."id"
JOIN "tax" x ON x."id" = p."tax_id" AND x."category" IN ('live_show_first', 'live_show')
LEFT JOIN "venue" v ON v."contract_id" = t."contract_id" AND v."id" = t."venue_id"
WHERE t."contract_id" = :contract AND t."id" = ANY(:shows::bigint[]) AND d."status" <> 'cancelled'
  AND d."start_date" >= now() AND d."representation_number" IS NOT NULL AND p."facial_value" > 0
ORDER BY p."id"
