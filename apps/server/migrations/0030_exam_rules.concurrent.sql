CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "exam_results_attempt" ON "exam_results" USING btree ("user_id","lesson_id","attempt");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "exam_results_counted_once" ON "exam_results" USING btree ("user_id","lesson_id") WHERE "exam_results"."is_counted";
DROP INDEX CONCURRENTLY IF EXISTS "exam_results_once";
ALTER TABLE "lessons" VALIDATE CONSTRAINT "lessons_exam_rules";
