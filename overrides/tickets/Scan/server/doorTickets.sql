-- Tickets of a performance by the name of who holds or who bought them, each word somewhere in one of them.
SELECT '/ticketing/v1/tickets/' || t."id" AS "ticket", n."name", t."number", t."seat_label" AS "seat", t."ticket_price_name" AS "price", t."valid" AS "isValid",
  to_json(t."first_scanned_date") #>> '{}' AS "scannedAt"
FROM "ticket" t
LEFT JOIN "order" o ON o."contract_id" = t."contract_id" AND o."id" = t."order_id"
LEFT JOIN "customer" c ON c."contract_id" = t."contract_id" AND c."id" = coalesce(t."participant_id", o."customer_id")
CROSS JOIN LATERAL (SELECT concat_ws(' · ',
  nullif(concat_ws(' ', nullif(t."data"->>'lastname', ''), nullif(t."data"->>'firstname', '')), ''),
  nullif(concat_ws(' ', nullif(c."lastname", ''), nullif(c."firstname", '')), '')) AS "name") n
WHERE t."contract_id" = :contract AND t."event_date_id" = :eventDate AND n."name" <> ''
  AND NOT EXISTS (SELECT 1 FROM unnest(:words::text[]) w WHERE strpos(fold_text(n."name"), fold_text(w)) = 0)
ORDER BY n."name", t."number" LIMIT 50
