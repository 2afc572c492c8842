ALTER TABLE "mapping_notification" ADD COLUMN "imported_file_id" bigint;
--> statement-breakpoint
ALTER TABLE "mapping_notification" ADD COLUMN "row_number" bigint;
--> statement-breakpoint
ALTER TABLE "mapping_notification" ADD COLUMN "fault" jsonb;
--> statement-breakpoint
ALTER TABLE "mapping_notification" ADD CONSTRAINT "mapping_notification_imported_file_id_fk" FOREIGN KEY ("contract_id","imported_file_id") REFERENCES "public"."provider_ticket_imported_file"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mapping_notification_imported_file_id_index" ON "mapping_notification" USING btree ("contract_id","imported_file_id","id");
--> statement-breakpoint
ALTER TABLE "mapping_notification" ADD CONSTRAINT "mapping_notification_row_number_check" CHECK ("row_number" >= 1);
