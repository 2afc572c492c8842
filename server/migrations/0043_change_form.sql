ALTER TABLE "form" ADD COLUMN "mode" text DEFAULT 'normal';
--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "optin_message" text;
--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "field_list" jsonb;
--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_mode_check" CHECK ("mode" in ('normal', 'not_required', 'read_only'));
