CREATE TABLE "offer_rule_customer_status_list" (
	"contract_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_rule_customer_status_list_pkey" PRIMARY KEY("contract_id","source_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "weekday_list" jsonb DEFAULT '[]'::jsonb;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "device_type_list" jsonb DEFAULT '[]'::jsonb;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "max_per_order" bigint;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "max_per_customer" bigint;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "nb_use_max" bigint;
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD COLUMN "nb_use_current" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "offer_rule_customer_status_list" ADD CONSTRAINT "offer_rule_customer_status_list_source_id_fk" FOREIGN KEY ("contract_id","source_id") REFERENCES "public"."offer_rule"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_rule_customer_status_list" ADD CONSTRAINT "offer_rule_customer_status_list_target_id_fk" FOREIGN KEY ("contract_id","target_id") REFERENCES "public"."customer_status"("contract_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "offer_rule_customer_status_list_target_id_index" ON "offer_rule_customer_status_list" USING btree ("contract_id","target_id");
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_max_per_order_check" CHECK ("max_per_order" >= 1);
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_max_per_customer_check" CHECK ("max_per_customer" >= 1);
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_nb_use_max_check" CHECK ("nb_use_max" >= 1);
--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_nb_use_current_check" CHECK ("nb_use_current" >= 0);
