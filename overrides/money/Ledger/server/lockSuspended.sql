-- Entries of suspense whose performance is over. As for who sells (`sale/Sellable`), one without an end lasts four hours.
SELECT t."id" FROM "transaction" t
JOIN "order_item" i ON i."contract_id" = t."contract_id" AND i."id" = t."order_item_id"
JOIN "event_date" e ON e."contract_id" = i."contract_id" AND e."id" = i."event_date_id"
WHERE t."contract_id" = :contract AND t."account_type" = 'sale_suspense' AND t."operation_type" = 'sale' AND coalesce(e."end_date", e."start_date" + interval '4 hours') <= :now
  AND NOT EXISTS (SELECT 1 FROM "transaction" moved WHERE moved."contract_id" = :contract AND moved."original_id" = t."id"
    AND moved."operation_type" = 'performance')
ORDER BY t."id" FOR UPDATE OF t
