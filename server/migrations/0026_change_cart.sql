ALTER TABLE "cart" ADD COLUMN "is_parked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "cart_is_parked_index" ON "cart" USING btree ("contract_id","is_parked","id");
