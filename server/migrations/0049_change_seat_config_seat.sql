ALTER TABLE "seat_config" ADD COLUMN "version" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "added_in" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "retired_in" bigint;
--> statement-breakpoint
ALTER TABLE "seat_config" ADD CONSTRAINT "seat_config_version_check" CHECK ("version" >= 1);
--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_added_in_check" CHECK ("added_in" >= 1);
--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_retired_in_check" CHECK ("retired_in" >= 1);
