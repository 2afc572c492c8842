-- When a cart's seat expires is the cart's.
UPDATE "available_seat" a SET "status" = w."status", "hold_type" = w."holdType", "hold_reason" = w."holdReason",
  "expires_at" = CASE WHEN 'dismissed' IN (a."status", w."status") THEN w."expiresAt" ELSE a."expires_at" END,
  "release_minutes" = w."releaseMinutes", "held_by" = w."heldBy", "seat_group_id" = w."seatGroup", "stock_contingent_id" = w."stockContingent",
  "manually_assigned" = w."manuallyAssigned", "is_locked" = w."isLocked", "updated_at" = :now
FROM jsonb_to_recordset(:seats::jsonb)
  AS w("id" bigint, "status" text, "holdType" text, "holdReason" text, "expiresAt" timestamptz, "releaseMinutes" integer,
    "heldBy" text, "seatGroup" bigint, "stockContingent" bigint, "manuallyAssigned" boolean, "isLocked" boolean)
WHERE a."contract_id" = :contract AND a."id" = w."id"
