-- What was sold in an order, how it was paid, what was given back since, and its record in the journal.
SELECT jsonb_build_object(
    'seller', coalesce(nullif(c."company_name", ''), c."company_display_name"),
    'address', jsonb_build_array(c."company_address", nullif(concat_ws(' ', c."company_postal_code", c."company_city"), '')),
    'vatNumber', c."company_vat_number", 'recordNumber', nullif(concat_ws(' ', c."company_record_place", c."company_record_number"), ''),
    'order', coalesce(o."number", o."id"::text), 'soldAt', to_json(o."created_at") #>> '{}', 'timezone', coalesce(c."timezone", 'Europe/Paris'),
    'register', s."name", 'operator', nullif(concat_ws(' ', u."firstname", u."lastname"), ''), 'currency', coalesce(o."currency", 'EUR'),
    'isDemo', c."is_demo", 'prints', coalesce(o."receipt_print_count", 0),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('label', coalesce(i."label", ''), 'quantity', coalesce(i."quantity", 0),
        'unit', coalesce(i."facial_value", 0), 'retail', coalesce(i."retail_value", i."customer_paid_amount", 0), 'net', coalesce(i."net_amount", 0),
        'tax', coalesce(i."vat_amount", 0), 'rate', coalesce(i."vat_rate", 0)) ORDER BY i."id"), '[]')
      FROM "order_item" i WHERE i."contract_id" = :contract AND i."order_id" = o."id"),
    'payments', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t."name", 'label', t."label", 'amount', t."debit", 'given', t."given_amount")
        ORDER BY t."id"), '[]')
      FROM "transaction" t WHERE t."contract_id" = :contract AND t."order_id" = o."id" AND t."account_type" = 'bank'
        AND t."operation_type" = 'payment' AND t."debit" > 0),
    'refunded', (SELECT coalesce(sum(r."net_amount" + r."vat_amount"), 0) FROM "refund_order_item" r JOIN "order_item" i ON i."contract_id" = :contract
      AND i."id" = r."order_item_id" WHERE r."contract_id" = :contract AND i."order_id" = o."id"),
    'record', (SELECT jsonb_build_object('series', j."series", 'number', j."number", 'signature', j."signature") FROM "journal_record" j
      WHERE j."contract_id" = :contract AND j."recorded_at" = date_trunc('second', o."created_at") AND j."series" = 'T'
        AND position('"document":"' || o."number" || '"' IN j."content") > 0 ORDER BY j."id" LIMIT 1)) AS "receipt"
FROM "order" o
JOIN "contract" c ON c."id" = o."contract_id"
LEFT JOIN "selling_device" s ON s."contract_id" = :contract AND s."id" = o."selling_device_id"
LEFT JOIN "accounts_user" u ON u."contract_id" = :contract AND u."id" = o."owner_id"
WHERE o."contract_id" = :contract AND o."id" = :id
