-- At most 200 a turn: short transactions, so that a sale never waits long for a row the sweep holds. A cart stays held
-- while a card payment of it has no answer, or was taken and not sold yet.
SELECT c."id" FROM "cart" c
WHERE c."contract_id" = :contract AND c."status" = 'draft' AND c."deleted_at" IS NULL AND c."expires_at" <= :now
  AND c."id" IS DISTINCT FROM :except::bigint
  AND CASE WHEN :only::bigint IS NULL THEN c."release_failed_at" IS NULL ELSE c."id" = :only END
  AND (:eventDates::bigint[] IS NULL OR EXISTS (SELECT 1 FROM "cart_item" i
    JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
    WHERE i."contract_id" = c."contract_id" AND i."cart_id" = c."id" AND p."event_date_id" = ANY(:eventDates::bigint[])))
  AND NOT EXISTS (SELECT 1 FROM "terminal_payment" t WHERE t."contract_id" = c."contract_id" AND t."cart_id" = c."id"
    AND t."order_id" IS NULL AND t."status" = ANY('{started,unknown,authorised}'))
ORDER BY c."id" LIMIT 200 FOR UPDATE OF c SKIP LOCKED
