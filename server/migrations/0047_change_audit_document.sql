ALTER TABLE "audit_document" ADD COLUMN "verified_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "audit_document" ADD COLUMN "record_count" bigint;
--> statement-breakpoint
ALTER TABLE "audit_document" ADD COLUMN "fault" text;
