CREATE TABLE "cart_item_occupied_contingent_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_item_occupied_contingent_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
CREATE TABLE "order_item_occupied_contingent_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_occupied_contingent_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "excluded_from_parent_stock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "release_failed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "excluded_from_parent_stock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_item_occupied_contingent_list" ADD CONSTRAINT "cart_item_occupied_contingent_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_occupied_contingent_list" ADD CONSTRAINT "cart_item_occupied_contingent_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."stock_contingent"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_occupied_contingent_list" ADD CONSTRAINT "order_item_occupied_contingent_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_occupied_contingent_list" ADD CONSTRAINT "order_item_occupied_contingent_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."stock_contingent"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cart_item_occupied_contingent_list_target_id_index" ON "cart_item_occupied_contingent_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "order_item_occupied_contingent_list_target_id_index" ON "order_item_occupied_contingent_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
CREATE INDEX "cart_release_failed_at_index" ON "cart" USING btree ("contract_id","release_failed_at","id");

--> statement-breakpoint
-- By hand: what lines of before occupy is what their price and contingent say now, and the counters of items, which
-- nothing filled, begin as those of places sold. Nobody's change to a record.
SELECT set_config('app.outbox', 'off', true);
--> statement-breakpoint
UPDATE "cart_item" i SET "excluded_from_parent_stock" = true FROM "ticket_price" p
WHERE p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id" AND p."excluded_from_parent_stock";
--> statement-breakpoint
UPDATE "order_item" i SET "excluded_from_parent_stock" = true FROM "ticket_price" p
WHERE p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id" AND p."excluded_from_parent_stock";
--> statement-breakpoint
CREATE TEMPORARY TABLE "contingent_chain" ON COMMIT DROP AS
WITH RECURSIVE "chain" AS (
  SELECT s."contract_id", s."id" AS "start", s."id", s."parent_id", ARRAY[s."id"] AS "path" FROM "stock_contingent" s
  UNION ALL
  SELECT c."contract_id", c."start", s."id", s."parent_id", c."path" || s."id" FROM "chain" c
  JOIN "stock_contingent" s ON s."contract_id" = c."contract_id" AND s."id" = c."parent_id" AND NOT s."id" = ANY(c."path"))
SELECT "contract_id", "start", "id", cardinality("path") AS "position" FROM "chain";
--> statement-breakpoint
INSERT INTO "cart_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
SELECT i."contract_id", i."id", c."id", c."position" FROM "cart_item" i
JOIN "contingent_chain" c ON c."contract_id" = i."contract_id" AND c."start" = i."stock_contingent_id";
--> statement-breakpoint
INSERT INTO "order_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
SELECT i."contract_id", i."id", c."id", c."position" FROM "order_item" i
JOIN "contingent_chain" c ON c."contract_id" = i."contract_id" AND c."start" = i."stock_contingent_id";
--> statement-breakpoint
UPDATE "ticket_price" SET "sold_items" = "sold_tickets", "refunded_items" = "refunded_tickets",
  "issued_tickets" = "sold_tickets" + "refunded_tickets", "issued_items" = "sold_tickets" + "refunded_tickets"
WHERE "sold_tickets" + "refunded_tickets" > 0;
--> statement-breakpoint
UPDATE "event_date" SET "sold_items" = "sold_tickets", "refunded_items" = "refunded_tickets",
  "issued_tickets" = "sold_tickets" + "refunded_tickets", "issued_items" = "sold_tickets" + "refunded_tickets",
  "sold_ex_stock_items" = "sold_ex_stock_tickets", "issued_ex_stock_tickets" = "sold_ex_stock_tickets",
  "issued_ex_stock_items" = "sold_ex_stock_tickets"
WHERE "sold_tickets" + "refunded_tickets" + "sold_ex_stock_tickets" > 0;
--> statement-breakpoint
UPDATE "cart" c SET "total_item_number" = t."quantity" FROM (
  SELECT i."contract_id", i."cart_id", sum(i."quantity") AS "quantity" FROM "cart_item" i GROUP BY 1, 2) t
WHERE t."contract_id" = c."contract_id" AND t."cart_id" = c."id" AND c."total_item_number" <> t."quantity";
--> statement-breakpoint
SELECT set_config('app.outbox', '', true);
