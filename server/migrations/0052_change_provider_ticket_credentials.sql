ALTER TABLE "provider_ticket_credentials" ADD COLUMN "connection_state" text DEFAULT 'untested' NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_ticket_credentials" ADD COLUMN "checked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "provider_ticket_credentials" ADD COLUMN "import_cursor" text;
--> statement-breakpoint
CREATE INDEX "provider_ticket_credentials_connection_state_index" ON "provider_ticket_credentials" USING btree ("contract_id","connection_state","id");
--> statement-breakpoint
ALTER TABLE "provider_ticket_credentials" ADD CONSTRAINT "provider_ticket_credentials_connection_state_check" CHECK ("connection_state" in ('untested', 'connected', 'refused', 'unreachable'));
