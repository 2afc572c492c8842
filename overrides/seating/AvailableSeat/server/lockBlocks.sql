-- By ascending id, after their event dates.
SELECT a."id", a."event_date_id" AS "eventDate", a."seat_id" AS "seat", a."status", a."hold_type" AS "holdType",
  a."hold_reason" AS "holdReason", to_json(a."expires_at") #>> '{}' AS "expiresAt", a."release_minutes" AS "releaseMinutes",
  a."held_by" AS "heldBy", a."seat_group_id" AS "seatGroup", a."stock_contingent_id" AS "stockContingent", a."ticket_id" AS "ticket", a."cart_item_id" AS "cartItem",
  a."manually_assigned" IS TRUE AS "manuallyAssigned", a."is_locked" IS TRUE AS "isLocked", s."label"
FROM "available_seat" a JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
WHERE a."contract_id" = :contract AND a."id" = ANY(:seats::bigint[])
ORDER BY a."id" FOR UPDATE OF a
