ALTER TABLE "cart_item" ALTER COLUMN "facial_value" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "cart_item" ALTER COLUMN "facial_value" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_facial_value_check" CHECK ("facial_value" >= 0);
