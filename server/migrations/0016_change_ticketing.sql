ALTER TABLE "ticketing" ADD COLUMN "total_event_date_count" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "ticketing" ADD COLUMN "future_event_date_count" bigint DEFAULT 0 NOT NULL;
