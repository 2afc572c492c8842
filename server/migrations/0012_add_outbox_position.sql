CREATE INDEX "outbox_contract" ON "outbox" USING btree ("contract_id","transaction","id");
--> statement-breakpoint
CREATE TABLE "outbox_position" (
	"contract_id" bigint NOT NULL,
	"subscriber" text NOT NULL,
	"transaction" "xid8" NOT NULL,
	"id" bigint DEFAULT 0 NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"held_by" text,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outbox_position_contract_id_subscriber_pk" PRIMARY KEY("contract_id","subscriber")
);

