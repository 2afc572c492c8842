UPDATE "available_seat" a SET "status" = w."status", "hold_type" = w."holdType", "hold_reason" = w."holdReason",
  "seat_group_id" = w."seatGroup", "manually_assigned" = w."manuallyAssigned", "is_locked" = w."isLocked", "updated_at" = :now
FROM jsonb_to_recordset(:seats::jsonb)
  AS w("id" bigint, "status" text, "holdType" text, "holdReason" text, "seatGroup" bigint, "manuallyAssigned" boolean, "isLocked" boolean)
WHERE a."contract_id" = :contract AND a."id" = w."id"
