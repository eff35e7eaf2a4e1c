CREATE INDEX CONCURRENTLY IF NOT EXISTS "meetings_asked" ON "meetings" USING btree ("starts_at","id") WHERE "meetings"."asked_state" = 'waiting';
ALTER TABLE "meetings" VALIDATE CONSTRAINT "meetings_asked_by_id_users_id_fk";
ALTER TABLE "meetings" VALIDATE CONSTRAINT "meetings_asked_state";
