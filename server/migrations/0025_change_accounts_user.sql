ALTER TABLE "accounts_user" ADD COLUMN "access_mail" text;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "access_mail_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "access_mail_by" text;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD COLUMN "access_mailed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "accounts_user" ADD CONSTRAINT "accounts_user_access_mail_check" CHECK ("access_mail" in ('invitation', 'reset'));
