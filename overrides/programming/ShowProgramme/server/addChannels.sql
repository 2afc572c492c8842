INSERT INTO "ticket_price_selling_device_list" ("contract_id", "source_id", "target_id", "position")
SELECT :contract, v.price, v.device, v.position
FROM unnest(:prices::bigint[], :devices::bigint[], :positions::int[]) v(price, device, position)
