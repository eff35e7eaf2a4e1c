ALTER TABLE "card_payments" ADD COLUMN "provider" text DEFAULT 'paystack' NOT NULL;
ALTER TABLE "reconciliations" ADD COLUMN "provider" text DEFAULT 'paystack' NOT NULL;
