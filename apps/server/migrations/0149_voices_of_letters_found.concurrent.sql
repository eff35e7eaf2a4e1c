CREATE INDEX CONCURRENTLY IF NOT EXISTS "letters_by_file" ON "letters" USING btree ("file") WHERE "letters"."file" <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "letters_by_copy" ON "letters" USING btree ("copy") WHERE "letters"."copy" <> '';
ALTER TABLE "letters" VALIDATE CONSTRAINT "letters_says";
ALTER TABLE "letters" VALIDATE CONSTRAINT "letters_copy";
