CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_of_class" ON "audit_log" USING btree ("class_id","at","id");
