ALTER TABLE "accounts_user" ADD COLUMN "role_before_id" bigint;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD CONSTRAINT "accounts_user_role_before_id_fk" FOREIGN KEY ("contract_id","role_before_id") REFERENCES "public"."role"("contract_id","id") ON DELETE SET NULL ("role_before_id") ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_user_role_before_id_index" ON "accounts_user" USING btree ("contract_id","role_before_id","id");
