CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_logs_of_card_in_order" ON "review_logs" USING btree ("user_id","word_id","asks","reviewed_at","id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "exercise_logs_of_card_in_order" ON "exercise_logs" USING btree ("user_id","lesson_id","exercise_id","reviewed_at","id");
DROP INDEX CONCURRENTLY IF EXISTS "review_logs_of_card";
DROP INDEX CONCURRENTLY IF EXISTS "exercise_logs_of_card";
