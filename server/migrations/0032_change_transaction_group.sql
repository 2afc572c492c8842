ALTER TABLE "transaction_group" DROP CONSTRAINT "transaction_group_type_check";
--> statement-breakpoint
ALTER TABLE "transaction_group" ADD CONSTRAINT "transaction_group_type_check" CHECK ("type" in ('sale', 'payment', 'refund', 'correction', 'performance', 'deposit', 'repayment', 'transfer', 'payout'));
