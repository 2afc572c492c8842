ALTER TABLE "available_seat" ADD COLUMN "held_by" text;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD COLUMN "release_minutes" bigint;
--> statement-breakpoint
ALTER TABLE "available_seat" ADD CONSTRAINT "available_seat_release_minutes_check" CHECK ("release_minutes" >= 0);
