CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_to_erase" ON "users" USING btree ("erases_at") WHERE "users"."erases_at" is not null;
