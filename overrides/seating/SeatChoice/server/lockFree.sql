-- Of the seats chosen, those that nobody took or is taking meanwhile: nobody waits here.
SELECT a."id" FROM "available_seat" a
WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[])
  AND (a."status" = 'available' AND a."hold_type" IS NULL OR a."cart_id" = :cart)
  AND a."stock_contingent_id" IS NOT DISTINCT FROM :contingent
ORDER BY a."id" FOR UPDATE SKIP LOCKED
