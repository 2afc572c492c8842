DROP INDEX "ticket_event_date_id_index";
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seat_id" bigint;
--> statement-breakpoint
-- Seats of performances know their tickets; from here on tickets know their seats as well.
UPDATE "ticket" t SET "seat_id" = a."seat_id" FROM "available_seat" a
WHERE a."contract_id" = t."contract_id" AND a."ticket_id" = t."id" AND a."event_date_id" = t."event_date_id"
  AND t."status" IN ('payed', 'booked');
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_seat_id_fk" FOREIGN KEY ("contract_id","seat_id") REFERENCES "public"."seat"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ticket_seat_id_index" ON "ticket" USING btree ("contract_id","seat_id","id");
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_event_date_id_seat_id_key" UNIQUE("contract_id","event_date_id","seat_id");
