ALTER TABLE "tag" ADD COLUMN "color" text;
--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "tag_is_hidden_index" ON "tag" USING btree ("contract_id","is_hidden","id");
