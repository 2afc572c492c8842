-- Tickets that no longer let anybody in; their seats are free.
WITH "gone" AS (
  UPDATE "ticket" t SET "status" = :status, "valid" = false, "seat_id" = NULL, "updated_at" = :now
  WHERE t."contract_id" = :contract AND t."id" = ANY(:tickets::bigint[]) RETURNING t."id")
UPDATE "available_seat" a SET "status" = 'available', "hold_type" = NULL, "ticket_id" = NULL, "updated_at" = :now
FROM "gone" g WHERE a."contract_id" = :contract AND a."ticket_id" = g."id"
