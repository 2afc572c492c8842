ALTER TABLE "scan" ADD COLUMN "event_date_id" bigint;
--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "direction" text DEFAULT 'in' NOT NULL;
--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "previous_scan_id" bigint;
--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "right_checkpoint_id" bigint;
--> statement-breakpoint
ALTER TABLE "scan_track" ADD COLUMN "allows_reentry" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "is_inside" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_event_date_id_fk" FOREIGN KEY ("contract_id","event_date_id") REFERENCES "public"."event_date"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_previous_scan_id_fk" FOREIGN KEY ("contract_id","previous_scan_id") REFERENCES "public"."scan"("contract_id","id") ON DELETE SET NULL ("previous_scan_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_right_checkpoint_id_fk" FOREIGN KEY ("contract_id","right_checkpoint_id") REFERENCES "public"."checkpoint"("contract_id","id") ON DELETE SET NULL ("right_checkpoint_id") ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "scan_event_date_id_index" ON "scan" USING btree ("contract_id","event_date_id","id");
--> statement-breakpoint
CREATE INDEX "scan_direction_index" ON "scan" USING btree ("contract_id","direction","id");
--> statement-breakpoint
CREATE INDEX "scan_previous_scan_id_index" ON "scan" USING btree ("contract_id","previous_scan_id","id");
--> statement-breakpoint
CREATE INDEX "scan_right_checkpoint_id_index" ON "scan" USING btree ("contract_id","right_checkpoint_id","id");
--> statement-breakpoint
CREATE INDEX "ticket_is_inside_index" ON "ticket" USING btree ("contract_id","is_inside","id");
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_direction_check" CHECK ("direction" in ('in', 'out'));
