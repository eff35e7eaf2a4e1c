CREATE INDEX CONCURRENTLY IF NOT EXISTS "certificates_by_assignment" ON "certificates" USING btree ("template_id","assigned_at","id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "certificates_by_code" ON "certificates" USING btree ("code" text_pattern_ops);
