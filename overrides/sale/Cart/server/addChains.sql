INSERT INTO "cart_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract, i."id", w."id", w."position"
FROM jsonb_to_recordset(:wanted::jsonb) AS w("item" bigint, "id" bigint, "position" integer)
JOIN "cart_item" i ON i."contract_id" = :contract AND i."cart_id" = :cart AND i."id" = w."item"
ON CONFLICT DO NOTHING
