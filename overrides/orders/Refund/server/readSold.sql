-- The lines of an order with what was given back of each, where its places were taken, and its tickets that are still good.
SELECT i."id", coalesce(i."label", '') AS "label", i."type" = 'fee' AS "isFee", coalesce(i."quantity", 0) AS "quantity",
  coalesce(i."customer_paid_amount", 0) AS "amount", coalesce(i."retail_value", 0) AS "retail", coalesce(i."vat_rate", 0)::float8 AS "vatRate",
  CASE WHEN i."cancelled" THEN coalesce(i."quantity", 0) ELSE coalesce(g."quantity", 0)::integer END AS "refundedQuantity",
  coalesce(i."total_refunded_amount", 0) AS "refundedAmount",
  i."event_date_id" AS "eventDate", i."ticket_price_id" AS "ticketPrice", i."excluded_from_parent_stock" IS TRUE AS "excluded",
  to_json(e."start_date") #>> '{}' AS "startDate", s."timezone",
  (SELECT coalesce(jsonb_agg(o."target_id" ORDER BY o."position"), '[]') FROM "order_item_occupied_contingent_list" o
    WHERE o."contract_id" = :contract AND o."source_id" = i."id") AS "chain",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t."id", 'number', t."number", 'seat', t."seat_label",
      'isScanned', t."first_scanned_date" IS NOT NULL) ORDER BY t."id"), '[]')
    FROM "ticket" t WHERE t."contract_id" = :contract AND t."order_item_id" = i."id" AND t."status" = 'payed') AS "tickets"
FROM "order_item" i
LEFT JOIN "event_date" e ON e."contract_id" = :contract AND e."id" = i."event_date_id"
LEFT JOIN "ticketing" s ON s."contract_id" = :contract AND s."id" = e."ticketing_id"
LEFT JOIN LATERAL (SELECT sum(r."quantity") AS "quantity" FROM "refund_order_item" r
  WHERE r."contract_id" = :contract AND r."order_item_id" = i."id") g ON true
WHERE i."contract_id" = :contract AND i."order_id" = :order ORDER BY i."id"
