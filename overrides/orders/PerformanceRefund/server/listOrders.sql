-- Orders that have something left of a performance, by id; all, or those that are named.
SELECT DISTINCT i."order_id" AS "id" FROM "order_item" i
WHERE i."contract_id" = :contract AND i."event_date_id" = :eventDate AND i."order_id" > :after
  AND NOT coalesce(i."refunded_totally", false) AND NOT coalesce(i."cancelled", false)
  AND (:orders::bigint[] IS NULL OR i."order_id" = ANY(:orders::bigint[]))
ORDER BY 1
