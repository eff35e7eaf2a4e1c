CREATE INDEX CONCURRENTLY IF NOT EXISTS "words_by_root" ON "words" USING btree (regexp_replace("root", '[^ء-غف-ي]', '', 'g')) WHERE "words"."deleted_at" is null;
