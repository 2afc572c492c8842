CREATE INDEX "ticket_price_hash_index" ON "ticket_price" USING btree ("contract_id","hash" COLLATE "und-x-icu","id");

--> statement-breakpoint
-- By hand: prices of before get the hash that a new one gets (`programming/TicketPrice/model/hashPrice.ts`). Nobody's change.
SELECT set_config('app.outbox', 'off', true);
--> statement-breakpoint
UPDATE "ticket_price" p SET "hash" = md5(concat_ws('|', trim(p."name"), coalesce(p."type", ''), p."facial_value"::text, p."currency",
  coalesce((SELECT min(g."seat_group_id")::text FROM "ticket_price_seat_group" g
    WHERE g."contract_id" = p."contract_id" AND g."ticket_price_id" = p."id"), ''),
  coalesce((SELECT string_agg(d."target_id"::text, ',' ORDER BY d."target_id") FROM "ticket_price_selling_device_list" d
    WHERE d."contract_id" = p."contract_id" AND d."source_id" = p."id"), '')))
WHERE p."hash" IS NULL;
--> statement-breakpoint
SELECT set_config('app.outbox', '', true);
