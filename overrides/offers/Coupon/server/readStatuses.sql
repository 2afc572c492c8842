SELECT DISTINCT s."target_id" AS "status" FROM "coupon" c
JOIN "coupon_customer_status_list" s ON s."contract_id" = c."contract_id" AND s."source_id" = c."id"
WHERE c."contract_id" = :contract AND c."participant_id" = :customer AND c."enabled" IS NOT FALSE
  AND (c."valid_from" IS NULL OR c."valid_from" <= :now::timestamptz)
  AND (c."valid_until" IS NULL OR c."valid_until" >= :now::timestamptz)
