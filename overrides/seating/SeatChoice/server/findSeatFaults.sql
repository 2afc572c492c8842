-- What is wrong with seats, in words: a seat that two have, a place without its seat, a seat that nobody has and is not free.
WITH "live" AS (
  SELECT i."id", i."quantity" FROM "cart_item" i
  JOIN "cart" c ON c."contract_id" = :contract AND c."id" = i."cart_id" AND c."status" = 'draft' AND c."deleted_at" IS NULL
  JOIN "ticket_price" p ON p."contract_id" = :contract AND p."id" = i."ticket_price_id"
  JOIN "event_date" e ON e."contract_id" = :contract AND e."id" = p."event_date_id" AND e."is_numbered_seating" AND e."nb_active_seats" > 0
  WHERE i."contract_id" = :contract),
"seat" AS (
  SELECT a.*, s."label" FROM "available_seat" a JOIN "seat" s ON s."contract_id" = :contract AND s."id" = a."seat_id"
  WHERE a."contract_id" = :contract)
SELECT f."fault" FROM (
SELECT format('CartItem %s: %s places, %s seats', l."id", l."quantity", count(a."id")) AS "fault", 1 AS "rank", l."id"
FROM "live" l LEFT JOIN "seat" a ON a."cart_item_id" = l."id" AND a."status" = 'in_cart'
GROUP BY l."id", l."quantity" HAVING count(a."id") <> l."quantity"
UNION ALL
SELECT format('AvailableSeat %s, %s: in a cart that holds nothing', a."id", a."label"), 2, a."id"
FROM "seat" a WHERE a."status" = 'in_cart' AND NOT EXISTS (SELECT 1 FROM "live" l WHERE l."id" = a."cart_item_id")
UNION ALL
SELECT format('AvailableSeat %s, %s: free, yet somebody has it', a."id", a."label"), 3, a."id"
FROM "seat" a WHERE a."status" IN ('available', 'dismissed') AND (a."cart_id" IS NOT NULL OR a."order_id" IS NOT NULL OR a."ticket_id" IS NOT NULL)
UNION ALL
SELECT format('AvailableSeat %s, %s: sold to the ticket %s, which has another seat or none', a."id", a."label", a."ticket_id"), 4, a."id"
FROM "seat" a JOIN "ticket" t ON t."contract_id" = :contract AND t."id" = a."ticket_id" WHERE t."seat_id" IS DISTINCT FROM a."seat_id"
UNION ALL
SELECT format('Ticket %s: the seat %s is not its own', t."id", t."seat_label"), 5, t."id"
FROM "ticket" t WHERE t."contract_id" = :contract AND t."seat_id" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "seat" a WHERE a."ticket_id" = t."id" AND a."seat_id" = t."seat_id" AND a."event_date_id" = t."event_date_id")
UNION ALL
SELECT format('Ticket %s: a ticket of a numbered performance without a seat', t."id"), 6, t."id"
FROM "ticket" t JOIN "event_date" e ON e."contract_id" = :contract AND e."id" = t."event_date_id" AND e."is_numbered_seating" AND e."nb_active_seats" > 0
WHERE t."contract_id" = :contract AND t."seat_id" IS NULL AND t."status" IN ('payed', 'booked')
  AND NOT EXISTS (SELECT 1 FROM "imported_ticket" i WHERE i."contract_id" = :contract AND i."ticket_id" = t."id" AND NOT i."takes_stock")
UNION ALL
SELECT format('Seat %s: twice in the event date %s', a."seat_id", a."event_date_id"), 7, a."seat_id"
FROM "seat" a GROUP BY a."seat_id", a."event_date_id" HAVING count(*) > 1
UNION ALL
SELECT format('AvailableSeat %s, %s: of the contingent %s, in a cart of another or none', a."id", a."label", a."stock_contingent_id"), 8, a."id"
FROM "seat" a JOIN "cart_item" i ON i."contract_id" = :contract AND i."id" = a."cart_item_id"
WHERE a."status" = 'in_cart' AND a."stock_contingent_id" IS NOT NULL AND i."stock_contingent_id" IS DISTINCT FROM a."stock_contingent_id"
) f ORDER BY f."rank", f."id"
