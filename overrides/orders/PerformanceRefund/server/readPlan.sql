-- What is left to give back of a performance, order by order, those with something left first; and by which methods each was paid.
WITH "line" AS (
  SELECT i."order_id", sum(coalesce(i."quantity", 0) - coalesce(g."quantity", 0))::integer AS "places",
    sum(coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0))::bigint AS "amount",
    sum(coalesce(i."total_refunded_amount", 0))::bigint AS "refunded"
  FROM "order_item" i
  LEFT JOIN LATERAL (SELECT sum(r."quantity") AS "quantity" FROM "refund_order_item" r
    WHERE r."contract_id" = :contract AND r."order_item_id" = i."id") g ON true
  WHERE i."contract_id" = :contract AND i."event_date_id" = :eventDate GROUP BY 1),
"taken" AS (
  SELECT t."order_id", t."desk_payment_method_id" AS "method", sum(t."debit" - t."credit")::bigint AS "most"
  FROM "line" l JOIN "transaction" t ON t."contract_id" = :contract AND t."order_id" = l."order_id" AND t."account_type" = 'bank'
  GROUP BY 1, 2 HAVING sum(t."debit" - t."credit") > 0)
SELECT jsonb_build_object('title', s."title", 'startDate', to_json(e."start_date") #>> '{}', 'timezone', coalesce(s."timezone", 'Europe/Paris'),
  'status', e."status", 'currency', coalesce(s."currency", 'EUR'),
  'job', (SELECT j."id" FROM "job" j WHERE j."contract_id" = :contract AND j."name" = 'performance-refunds'
    AND (j."parameters" ->> 'eventDate')::bigint = :eventDate ORDER BY j."id" DESC LIMIT 1),
  'orders', coalesce((SELECT jsonb_agg(jsonb_build_object('order', o."id", 'number', o."number", 'customer', k."display_name",
      'hasEmail', coalesce(k."email", '') <> '', 'places', l."places", 'currency', o."currency", 'amount', l."amount", 'refunded', l."refunded",
      'paid', o."bank_transaction_balance", 'due', o."balance",
      'online', coalesce((SELECT jsonb_agg(jsonb_build_object('deskPaymentMethod', m."id", 'code', m."code", 'label', m."label", 'most', t."most") ORDER BY m."id")
        FROM "taken" t JOIN "desk_payment_method" m ON m."contract_id" = :contract AND m."id" = t."method"
        WHERE t."order_id" = o."id" AND m."code" IN ('card_online', 'sepa')), '[]'::jsonb))
      ORDER BY l."places" = 0, o."id")
    FROM "line" l JOIN "order" o ON o."contract_id" = :contract AND o."id" = l."order_id"
    LEFT JOIN "customer" k ON k."contract_id" = :contract AND k."id" = o."customer_id"), '[]'::jsonb)
) AS "plan"
FROM "event_date" e JOIN "ticketing" s ON s."contract_id" = :contract AND s."id" = e."ticketing_id"
WHERE e."contract_id" = :contract AND e."id" = :eventDate
