ALTER TABLE "accounts_user" ADD COLUMN "factor_reset_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "factor_reset_by" text;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "factor_reset_mailed_at" timestamp (3) with time zone;
