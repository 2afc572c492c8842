ALTER TABLE "ticketing" DROP COLUMN "contingent_bookable_stock";
--> statement-breakpoint
ALTER TABLE "ticketing" DROP COLUMN "not_in_stock_contingent_bookable_stock";
