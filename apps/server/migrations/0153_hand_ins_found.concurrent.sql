-- Finds a few letters anywhere in the title of what was handed in, and what somebody teaches in other classes than theirs.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "hand_ins_title_trigrams" ON "hand_ins" USING gin (translate(installed.folded(asked ->> 'title'), '''`´', '') gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "meetings_by_teacher" ON "meetings" USING btree ("teacher_id") WHERE "meetings"."teacher_id" is not null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_gone" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;
