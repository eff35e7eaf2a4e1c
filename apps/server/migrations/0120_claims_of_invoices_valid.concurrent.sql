ALTER TABLE "payment_claims" VALIDATE CONSTRAINT "payment_claims_invoice_id_invoices_id_fk";
