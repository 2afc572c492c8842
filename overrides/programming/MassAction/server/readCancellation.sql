-- What performances have sold and not given back, to whom, and what they have reserved.
WITH "line" AS (
  SELECT i."order_id", greatest(0, coalesce(i."quantity", 0) - coalesce(g."quantity", 0))::integer AS "places",
    coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0) AS "amount"
  FROM "order_item" i
  LEFT JOIN LATERAL (SELECT sum(r."quantity") AS "quantity" FROM "refund_order_item" r
    WHERE r."contract_id" = :contract AND r."order_item_id" = i."id") g ON true
  WHERE i."contract_id" = :contract AND i."event_date_id" = ANY(:dates::bigint[]) AND NOT coalesce(i."cancelled", false))
SELECT coalesce(sum(l."places"), 0)::integer AS "tickets",
  count(DISTINCT l."order_id") FILTER (WHERE l."places" > 0)::integer AS "orders",
  count(DISTINCT o."customer_id") FILTER (WHERE l."places" > 0)::integer AS "customers",
  coalesce(sum(l."amount"), 0)::bigint AS "amount",
  (SELECT coalesce(sum(e."reserved_tickets"), 0)::integer FROM "event_date" e
    WHERE e."contract_id" = :contract AND e."id" = ANY(:dates::bigint[])) AS "reserved"
FROM "line" l LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = l."order_id"
