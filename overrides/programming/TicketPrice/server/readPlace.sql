SELECT to_json(e."start_date") #>> '{}' AS "startDate", t."timezone", v."country_code" AS "countryCode", v."region",
  coalesce(fixed."number", 0) + (
    SELECT count(*)::int FROM "event_date" o
    WHERE o."contract_id" = e."contract_id" AND o."ticketing_id" = e."ticketing_id" AND o."status" <> 'cancelled'
      AND (o."start_date", o."id") <= (e."start_date", e."id")
      AND (fixed."id" IS NULL OR (o."start_date", o."id") > (fixed."start_date", fixed."id"))
      AND (o."id" = e."id" OR EXISTS (
        SELECT FROM "ticket_price" p WHERE p."contract_id" = o."contract_id" AND p."event_date_id" = o."id"
          AND p."enabled" IS NOT FALSE AND p."facial_value" > 0))) AS "number"
FROM "event_date" e
JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
LEFT JOIN "venue" v ON v."contract_id" = t."contract_id" AND v."id" = t."venue_id"
LEFT JOIN LATERAL (
  SELECT f."id", f."start_date", f."representation_number" AS "number" FROM "event_date" f
  WHERE f."contract_id" = e."contract_id" AND f."ticketing_id" = e."ticketing_id"
    AND f."is_representation_number_manually_fixed" AND f."representation_number" IS NOT NULL
    AND (f."start_date", f."id") <= (e."start_date", e."id")
  ORDER BY f."start_date" DESC, f."id" DESC LIMIT 1) fixed ON true
WHERE e."contract_id" = :contract AND e."id" = :eventDate
