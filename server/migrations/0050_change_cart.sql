ALTER TABLE "cart" ADD COLUMN "customer_form_data" jsonb;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "optin" boolean;
