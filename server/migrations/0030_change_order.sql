ALTER TABLE "order" ADD COLUMN "receipt_print_count" bigint DEFAULT 0 NOT NULL;
