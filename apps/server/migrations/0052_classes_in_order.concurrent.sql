CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_in_order" ON "classes" USING btree ("created_at","id") WHERE "classes"."deleted_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_by_name" ON "classes" USING btree (coalesce("name_folded", ' ' || installed.folded("name")),"id") WHERE "classes"."deleted_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_by_price" ON "classes" USING btree ("price","id") WHERE "classes"."deleted_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_by_end" ON "classes" USING btree ("registration_closes_at","id") WHERE "classes"."deleted_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_by_category" ON "classes" USING btree ("category","id") WHERE "classes"."deleted_at" is null;
