ALTER TABLE "outbox" ALTER COLUMN "entity_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "entity_ids" bigint[];
--> statement-breakpoint
CREATE INDEX "outbox_entities" ON "outbox" USING gin ("entity_ids") WHERE "outbox"."entity_ids" is not null;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_records_check" CHECK (num_nonnulls("outbox"."entity_id", "outbox"."entity_ids") = 1);
