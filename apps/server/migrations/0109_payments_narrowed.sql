ALTER TABLE "payments" ADD COLUMN "class_id" integer;
ALTER TABLE "payments" ADD COLUMN "way" text;
