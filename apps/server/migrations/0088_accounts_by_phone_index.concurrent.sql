CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "users_sign_in_phone" ON "users" USING btree ("phone") WHERE "users"."deleted_at" is null and "users"."email" is null;
ALTER TABLE "users" VALIDATE CONSTRAINT "users_live_can_sign_in";
