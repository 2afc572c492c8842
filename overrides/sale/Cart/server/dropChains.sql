-- Contingents that a line does not occupy any more.
DELETE FROM "cart_item_occupied_contingent_list" o USING "cart_item" own
WHERE own."contract_id" = :contract AND own."cart_id" = :cart AND o."contract_id" = :contract AND o."source_id" = own."id"
  AND NOT EXISTS (
    SELECT 1 FROM jsonb_to_recordset(:wanted::jsonb) AS w("price" bigint, "contingent" bigint, "id" bigint, "position" integer)
    JOIN "cart_item" i ON i."contract_id" = :contract AND i."cart_id" = :cart AND i."ticket_price_id" = w."price"
      AND i."stock_contingent_id" = w."contingent"
    WHERE i."id" = o."source_id" AND w."id" = o."target_id")
