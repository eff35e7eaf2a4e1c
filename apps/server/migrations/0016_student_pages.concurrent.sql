CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_by_resumed" ON "sessions" USING btree ("resumes_id") WHERE "sessions"."resumes_id" is not null;
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_resumes_id_sessions_id_fk";
