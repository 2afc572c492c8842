ALTER TABLE "transaction_group" DROP CONSTRAINT "transaction_group_type_check";
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD CONSTRAINT "transaction_group_type_check" CHECK ("type" in ('sale', 'payment', 'refund', 'correction', 'performance', 'deposit', 'payout'));
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD COLUMN "order_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD COLUMN "owner_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "order_item_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "original_id" bigint;
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD CONSTRAINT "transaction_group_order_id_fk" FOREIGN KEY ("contract_id","order_id") REFERENCES "public"."order"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD CONSTRAINT "transaction_group_owner_id_fk" FOREIGN KEY ("contract_id","owner_id") REFERENCES "public"."accounts_user"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_order_item_id_fk" FOREIGN KEY ("contract_id","order_item_id") REFERENCES "public"."order_item"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_original_id_fk" FOREIGN KEY ("contract_id","original_id") REFERENCES "public"."transaction"("contract_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "transaction_group_order_id_index" ON "transaction_group" USING btree ("contract_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_group_owner_id_index" ON "transaction_group" USING btree ("contract_id","owner_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_order_item_id_index" ON "transaction" USING btree ("contract_id","order_item_id","id");
--> statement-breakpoint
CREATE INDEX "transaction_original_id_index" ON "transaction" USING btree ("contract_id","original_id","id");
--> statement-breakpoint
-- By hand: entries of before get the group of what wrote them, which is all of an order at one instant; where its sides
-- differ, the client owes or is owed the rest. The balances of orders become those of the ledger. Nobody's change to a record.
SELECT set_config('app.outbox', 'off', true);
--> statement-breakpoint
CREATE TEMPORARY TABLE "entry_group" ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('transaction_group', 'id')) AS "id", g.* FROM (
  SELECT t."contract_id", t."order_id", t."currency", t."created_at", t."operation_type" IS NOT DISTINCT FROM 'refund' AS "is_refund",
    CASE WHEN bool_or(t."operation_type" = 'refund') THEN 'refund' WHEN bool_or(t."account_type" NOT IN ('bank', 'client')) THEN 'sale'
      ELSE 'payment' END AS "type",
    sum(coalesce(t."debit", 0)) - sum(coalesce(t."credit", 0)) AS "difference"
  FROM "transaction" t WHERE t."transaction_group_id" IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 4, 2, 3, 5) g;
--> statement-breakpoint
INSERT INTO "transaction_group" ("contract_id", "id", "type", "currency", "order_id", "created_at")
SELECT g."contract_id", g."id", g."type", g."currency", g."order_id", g."created_at" FROM "entry_group" g;
--> statement-breakpoint
UPDATE "transaction" t SET "transaction_group_id" = g."id" FROM "entry_group" g
WHERE t."transaction_group_id" IS NULL AND t."contract_id" = g."contract_id" AND t."created_at" = g."created_at"
  AND t."order_id" IS NOT DISTINCT FROM g."order_id" AND t."currency" IS NOT DISTINCT FROM g."currency"
  AND (t."operation_type" IS NOT DISTINCT FROM 'refund') = g."is_refund";
--> statement-breakpoint
INSERT INTO "transaction" ("contract_id", "transaction_group_id", "order_id", "name", "account_type", "operation_type", "debit", "credit",
  "currency", "value_date", "created_at")
SELECT g."contract_id", g."id", g."order_id", g."type", 'client', g."type", greatest(0, -g."difference"), greatest(0, g."difference"),
  g."currency", g."created_at", g."created_at"
FROM "entry_group" g WHERE g."difference" <> 0;
--> statement-breakpoint
UPDATE "order" o SET "bank_transaction_balance" = t."paid", "balance" = t."due" FROM (
  SELECT "contract_id", "order_id",
    coalesce(sum(coalesce("debit", 0) - coalesce("credit", 0)) FILTER (WHERE "account_type" = 'bank'), 0) AS "paid",
    coalesce(sum(coalesce("debit", 0) - coalesce("credit", 0)) FILTER (WHERE "account_type" = 'client'), 0) AS "due"
  FROM "transaction" GROUP BY 1, 2) t
WHERE t."contract_id" = o."contract_id" AND t."order_id" = o."id"
  AND (o."bank_transaction_balance", o."balance") IS DISTINCT FROM (t."paid", t."due");
--> statement-breakpoint
SELECT set_config('app.outbox', '', true);
--> statement-breakpoint
ALTER TABLE "transaction" ALTER COLUMN "transaction_group_id" SET NOT NULL;
