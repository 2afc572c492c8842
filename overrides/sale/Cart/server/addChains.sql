INSERT INTO "cart_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract, i."id", w."id", w."position"
FROM jsonb_to_recordset(:wanted::jsonb) AS w("price" bigint, "contingent" bigint, "id" bigint, "position" integer)
JOIN "cart_item" i ON i."contract_id" = :contract AND i."cart_id" = :cart AND i."ticket_price_id" = w."price"
  AND i."stock_contingent_id" = w."contingent"
ON CONFLICT DO NOTHING
