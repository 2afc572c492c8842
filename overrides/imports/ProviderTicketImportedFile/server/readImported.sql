-- Imported tickets that still count, with the rows of stock that they occupy.
SELECT t."id", coalesce(t."event_date_id", 0) AS "eventDate", coalesce(t."ticket_price_id", 0) AS "ticketPrice", i."takes_stock" AS "takesStock",
  i."excluded_from_parent_stock" AS "excludedFromParentStock", coalesce((
    SELECT jsonb_agg(o."target_id" ORDER BY o."position") FROM "imported_ticket_occupied_contingent_list" o
    WHERE o."contract_id" = i."contract_id" AND o."source_id" = i."id"), '[]') AS "stockContingents"
FROM "imported_ticket" i JOIN "ticket" t ON t."contract_id" = i."contract_id" AND t."id" = i."ticket_id"
WHERE i."contract_id" = :contract AND t."id" = ANY(:tickets::bigint[]) AND t."status" IN ('payed', 'booked')
ORDER BY t."id"
