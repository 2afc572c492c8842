ALTER TABLE "ticket_price" ADD COLUMN "without_tax_reason" text;
