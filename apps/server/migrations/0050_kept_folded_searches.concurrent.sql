-- Find a few letters anywhere in what is kept folded; what is not kept yet is in the index as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_subject_folded_trigrams" ON "lessons" USING gin (coalesce(subject_folded, ' ' || installed.folded(subject)) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_name_folded_trigrams" ON "classes" USING gin (coalesce(name_folded, ' ' || installed.folded(name)) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_category_folded_trigrams" ON "classes" USING gin (coalesce(category_folded, ' ' || installed.folded(category)) gin_trgm_ops);
DROP INDEX CONCURRENTLY IF EXISTS "lessons_subject_trigrams";
DROP INDEX CONCURRENTLY IF EXISTS "classes_name_trigrams";
DROP INDEX CONCURRENTLY IF EXISTS "classes_category_trigrams";
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_exams" ON "lessons" USING btree ("class_id","id") WHERE "lessons"."kind" = 'exam';
-- Who was seen since a day, without looking at everybody.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_seen" ON "users" USING btree ("last_seen_at","id") WHERE "users"."deleted_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_deleted" ON "classes" USING btree ("deleted_at") WHERE "classes"."deleted_at" is not null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "exam_results_exam_marked" ON "exam_results" USING btree ("lesson_id","marked_at","id") WHERE "exam_results"."marked_by" is not null;
