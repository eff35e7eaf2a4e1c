ALTER TABLE "audit_log" ADD COLUMN "class_id" integer;
