-- What is left in suspense of locked entries: a statement of its own, so that it sees what others posted before.
SELECT t."id", i."order_id" AS "order", i."id" AS "orderItem", t."label", coalesce(t."currency", 'EUR') AS "currency", e."id" AS "eventDate",
  to_json(coalesce(e."end_date", e."start_date" + interval '4 hours')) #>> '{}' AS "endsAt", coalesce(t."credit", 0) AS "credit", (coalesce(t."credit", 0) + (
    SELECT coalesce(sum(o."credit" - o."debit"), 0) FROM "transaction" o
    WHERE o."contract_id" = :contract AND o."original_id" = t."id" AND o."account_type" = 'sale_suspense'))::bigint AS "left"
FROM "transaction" t
JOIN "order_item" i ON i."contract_id" = t."contract_id" AND i."id" = t."order_item_id"
JOIN "event_date" e ON e."contract_id" = i."contract_id" AND e."id" = i."event_date_id"
WHERE t."contract_id" = :contract AND t."id" = ANY(:entries::bigint[]) ORDER BY "endsAt", "eventDate", t."id"
