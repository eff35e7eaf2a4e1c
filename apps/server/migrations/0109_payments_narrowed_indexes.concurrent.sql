CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_class" ON "payments" USING btree ("class_id","created_at","id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_way" ON "payments" USING btree ("way","created_at","id","service","is_credit","amount");
