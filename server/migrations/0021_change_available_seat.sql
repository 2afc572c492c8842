ALTER TABLE "available_seat" ADD COLUMN "hold_reason" text;
