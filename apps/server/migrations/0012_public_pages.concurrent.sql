CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "classes_slug" ON "classes" USING btree ("slug");
