ALTER TABLE "cart" ADD COLUMN "option_status" text;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "option_notice" text;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "option_message" text;
--> statement-breakpoint
CREATE INDEX "cart_option_status_index" ON "cart" USING btree ("contract_id","option_status","id");
--> statement-breakpoint
CREATE INDEX "cart_option_notice_index" ON "cart" USING btree ("contract_id","option_notice","id");
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_option_status_check" CHECK ("option_status" in ('pending', 'approved', 'rejected'));
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_option_notice_check" CHECK ("option_notice" in ('waiting', 'sent', 'no_address'));
