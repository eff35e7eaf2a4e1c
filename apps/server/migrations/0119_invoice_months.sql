ALTER TABLE "invoices" ADD COLUMN "is_month" boolean DEFAULT false NOT NULL;
