ALTER TABLE "lettering" ADD COLUMN "code" text;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "client_id" bigint;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "amount" bigint;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "owner_id" bigint;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "undone_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "lettering" ADD COLUMN "undone_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "lettering" ADD CONSTRAINT "lettering_client_id_fk" FOREIGN KEY ("contract_id","client_id") REFERENCES "public"."client"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lettering" ADD CONSTRAINT "lettering_owner_id_fk" FOREIGN KEY ("contract_id","owner_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lettering" ADD CONSTRAINT "lettering_undone_by_id_fk" FOREIGN KEY ("contract_id","undone_by_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "lettering_code_index" ON "lettering" USING btree ("contract_id","code" COLLATE "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "lettering_owner_id_index" ON "lettering" USING btree ("contract_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "lettering_undone_at_index" ON "lettering" USING btree ("contract_id","undone_at","id");
--> statement-breakpoint
CREATE INDEX "lettering_undone_by_id_index" ON "lettering" USING btree ("contract_id","undone_by_id","id");
--> statement-breakpoint
ALTER TABLE "lettering" ADD CONSTRAINT "lettering_client_id_code_key" UNIQUE("contract_id","client_id","code");
--> statement-breakpoint
ALTER TABLE "lettering" ADD CONSTRAINT "lettering_currency_check" CHECK ("currency" in ('EUR', 'CAD', 'CHF', 'GBP', 'MAD', 'USD', 'XPF'));
