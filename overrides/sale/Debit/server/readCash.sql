-- Cash that came in for an order, less what went out.
SELECT coalesce(sum(t."debit" - t."credit"), 0)::bigint AS "cash" FROM "transaction" t
JOIN "desk_payment_method" m ON m."contract_id" = t."contract_id" AND m."id" = t."desk_payment_method_id" AND m."code" = 'cash'
WHERE t."contract_id" = :contract AND t."order_id" = :order AND t."account_type" = 'bank'
