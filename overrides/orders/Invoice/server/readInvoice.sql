-- A document as it was issued, with what it corrects and the order that it is of.
SELECT jsonb_build_object('identifier', coalesce(v."identifier", ''), 'type', v."type", 'createdAt', to_json(v."created_at") #>> '{}', 'currency', v."currency",
    'seller', coalesce(v."seller", '{}'), 'group', v."group_label", 'order', o."number", 'timezone', coalesce(c."timezone", 'Europe/Paris'),
    'buyer', jsonb_build_object('name', coalesce(v."customer_name", ''), 'address', v."customer_address", 'additionalInfo', v."customer_additional_info",
      'vatNumber', v."customer_vat_number", 'siretNumber', v."customer_siret_number"),
    'original', CASE WHEN p."id" IS NOT NULL THEN jsonb_build_object('identifier', p."identifier", 'createdAt', to_json(p."created_at") #>> '{}') END,
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderItem', k."order_item_id", 'label', k."label", 'quantity', k."quantity",
        'unitAmount', k."unit_amount", 'feeAmount', k."fee_amount", 'vatRate', k."vat_rate", 'netAmount', k."net_amount", 'vatAmount', k."vat_amount")
        ORDER BY k."id"), '[]')
      FROM "invoice_line" k WHERE k."contract_id" = :contract AND k."invoice_id" = v."id")) AS "invoice",
  o."download_id" AS "downloadId"
FROM "invoice" v
LEFT JOIN "invoice" p ON p."contract_id" = :contract AND p."id" = v."original_invoice_id"
LEFT JOIN "order" o ON o."contract_id" = :contract AND o."id" = v."order_id"
LEFT JOIN "contract" c ON c."id" = v."contract_id"
WHERE v."contract_id" = :contract AND v."id" = :id
