ALTER TABLE "user" DROP COLUMN "impersonated";
--> statement-breakpoint
CREATE TABLE "impersonation" (
	"contract_id" bigint NOT NULL,
	"token" text NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "impersonation_contract_id_token_pk" PRIMARY KEY("contract_id","token")
);

--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"contract_id" bigint DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_contract_id_hash_pk" PRIMARY KEY("contract_id","hash")
);

--> statement-breakpoint
CREATE INDEX "impersonation_user" ON "impersonation" USING btree ("contract_id","user_id");
