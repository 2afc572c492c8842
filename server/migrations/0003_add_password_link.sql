CREATE TABLE "password_link" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_link_contract_id_token_hash_pk" PRIMARY KEY("contract_id","token_hash")
);

--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "invited" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "last_sign_in" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "password_link_email" ON "password_link" USING btree ("contract_id","email");
--> statement-breakpoint
CREATE INDEX "accounts_user_enabled_index" ON "accounts_user" USING btree ("contract_id","enabled","id");
--> statement-breakpoint
CREATE INDEX "accounts_user_invited_index" ON "accounts_user" USING btree ("contract_id","invited","id");
