ALTER TABLE "desk_payment_method" ALTER COLUMN "flexible" SET DEFAULT true;

--> statement-breakpoint
-- Cash and card were taken together wherever both were; what an organiser started with is named in the seller's language.
UPDATE "desk_payment_method" SET "flexible" = true WHERE "code" IN ('cash', 'card', 'check');
--> statement-breakpoint
UPDATE "desk_payment_method" SET "label_translation_key" = 'paymentMethod.' || "code"
WHERE "label_translation_key" IS NULL AND ("code", "label") IN (
  ('cash', 'Cash'), ('cash', 'Espèces'), ('card', 'Card'), ('card', 'Carte bancaire'), ('check', 'Cheque'), ('check', 'Chèque'),
  ('cash_coupon', 'Cash coupon'), ('cash_coupon', 'Bon d’achat'), ('card_online', 'Card online'), ('card_online', 'Carte en ligne'),
  ('sepa', 'SEPA debit'), ('sepa', 'Prélèvement SEPA'), ('reschedule', 'Reschedule'), ('reschedule', 'Report'),
  ('reschedule_online', 'Online reschedule'), ('reschedule_online', 'Report en ligne'));
