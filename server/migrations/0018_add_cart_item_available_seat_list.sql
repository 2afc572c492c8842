CREATE TABLE "cart_item_available_seat_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_item_available_seat_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cart_item_available_seat_list" ADD CONSTRAINT "cart_item_available_seat_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."cart_item"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_item_available_seat_list" ADD CONSTRAINT "cart_item_available_seat_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."available_seat"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cart_item_available_seat_list_target_id_index" ON "cart_item_available_seat_list" USING btree ("contract_id","target_id");
