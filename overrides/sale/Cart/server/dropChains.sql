-- Contingents that a line does not occupy any more.
DELETE FROM "cart_item_occupied_contingent_list" o USING "cart_item" own
WHERE own."contract_id" = :contract AND own."cart_id" = :cart AND o."contract_id" = :contract AND o."source_id" = own."id"
  AND NOT EXISTS (
    SELECT 1 FROM jsonb_to_recordset(:wanted::jsonb) AS w("item" bigint, "id" bigint, "position" integer)
    WHERE w."item" = o."source_id" AND w."id" = o."target_id")
