CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_to_erase" ON "users" USING btree ("erases_at") WHERE "users"."erases_at" is not null;
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_live_has_author";
