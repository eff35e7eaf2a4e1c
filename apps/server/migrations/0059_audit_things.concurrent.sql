CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_of_things" ON "audit_log" USING gin ("details" jsonb_path_ops) WITH (fastupdate=false);
