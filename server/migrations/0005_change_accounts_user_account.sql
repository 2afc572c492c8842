ALTER TABLE "account" ALTER COLUMN "language" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "language" DROP NOT NULL;
