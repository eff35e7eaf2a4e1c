ALTER TABLE "office_payments" VALIDATE CONSTRAINT "office_payments_invoice_id_invoices_id_fk";
