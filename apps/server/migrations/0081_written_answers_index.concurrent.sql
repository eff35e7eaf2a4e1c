CREATE INDEX CONCURRENTLY IF NOT EXISTS "exercise_logs_written" ON "exercise_logs" USING btree ("lesson_id") WHERE "exercise_logs"."given" is not null;
