UPDATE "order" o SET "payment_status" = s."status", "balance" = s."due", "bank_transaction_balance" = s."paid"
FROM jsonb_to_recordset(:settled::jsonb) AS s("order" bigint, "status" text, "due" bigint, "paid" bigint)
WHERE o."contract_id" = :contract AND o."id" = s."order"
  AND (o."payment_status", o."balance", o."bank_transaction_balance") IS DISTINCT FROM (s."status", s."due", s."paid")
