CREATE INDEX CONCURRENTLY IF NOT EXISTS "meetings_to_tell_again" ON "meetings" USING btree ("told_for") WHERE "meetings"."told_for" is not null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_to_ring" ON "messages" USING btree ("id") WHERE "messages"."rings";
