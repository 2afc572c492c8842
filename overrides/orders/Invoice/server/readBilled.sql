-- Lines of an order that are on an invoice, each with seller and buyer as its invoice has them.
SELECT v."id" AS "invoice", v."currency", v."seller", v."group_label" AS "group",
  jsonb_build_object('name', coalesce(v."customer_name", ''), 'address', v."customer_address", 'additionalInfo', v."customer_additional_info",
    'vatNumber', v."customer_vat_number", 'siretNumber', v."customer_siret_number") AS "buyer",
  jsonb_build_object('orderItem', k."order_item_id", 'label', k."label", 'quantity', k."quantity", 'unitAmount', k."unit_amount",
    'feeAmount', k."fee_amount", 'vatRate', k."vat_rate", 'netAmount', k."net_amount", 'vatAmount', k."vat_amount") AS "line"
FROM "invoice" v JOIN "invoice_line" k ON k."contract_id" = :contract AND k."invoice_id" = v."id"
WHERE v."contract_id" = :contract AND v."order_id" = :order AND v."type" = 'initial_payment' AND v."cancelled" IS NOT TRUE
  AND k."order_item_id" = ANY(:items::bigint[])
ORDER BY v."id", k."id"
