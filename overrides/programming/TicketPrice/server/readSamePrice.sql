SELECT p."id", e."id" AS "eventDate", p."name", p."facial_value" AS "facialValue", p."tax_id" AS "tax",
  p."without_tax_reason" AS "withoutTaxReason", to_json(p."sale_start_date") #>> '{}' AS "saleStartDate",
  to_json(p."sale_end_date") #>> '{}' AS "saleEndDate", to_json(e."start_date") #>> '{}' AS "startDate",
  coalesce(s."timezone", 'Europe/Paris') AS "timezone",
  e."start_date" > :now::timestamptz AND e."status" IS DISTINCT FROM 'cancelled' AS "isToCome",
  EXISTS (SELECT 1 FROM "order_item" o WHERE o."contract_id" = p."contract_id" AND o."ticket_price_id" = p."id")
    OR EXISTS (SELECT 1 FROM "ticket" t WHERE t."contract_id" = p."contract_id" AND t."ticket_price_id" = p."id")
    OR EXISTS (SELECT 1 FROM "cart_item" c WHERE c."contract_id" = p."contract_id" AND c."ticket_price_id" = p."id")
    AS "isTaken"
FROM "event_date" e
JOIN "ticketing" s ON s."contract_id" = e."contract_id" AND s."id" = e."ticketing_id"
LEFT JOIN "ticket_price" p ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id" AND p."hash" = :hash
WHERE e."contract_id" = :contract AND e."ticketing_id" = :ticketing
ORDER BY e."start_date", e."id", p."id"
