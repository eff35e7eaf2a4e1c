-- Find a few letters anywhere in subjects, classes and messages without reading all of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_subject_trigrams" ON "lessons" USING gin (installed.folded(subject) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_name_trigrams" ON "classes" USING gin (installed.folded(name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_category_trigrams" ON "classes" USING gin (installed.folded(category) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_sent_trigrams" ON "messages" USING gin (search_text gin_trgm_ops) WHERE sender_id is not null;
