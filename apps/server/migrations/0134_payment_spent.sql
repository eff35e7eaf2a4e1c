ALTER TABLE "office_payments" ADD COLUMN "spent" bigint;
