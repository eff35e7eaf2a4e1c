CREATE INDEX CONCURRENTLY IF NOT EXISTS "certificates_by_assignment" ON "certificates" USING btree ("template_id","assigned_at","id");
