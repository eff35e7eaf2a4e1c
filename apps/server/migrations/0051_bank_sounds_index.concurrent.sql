CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "lesson_files_of_bank" ON "lesson_files" USING btree ("key","bank_of") WHERE "lesson_files"."bank_of" is not null;
ALTER TABLE "lesson_files" VALIDATE CONSTRAINT "lesson_files_bank_of_classes_id_fk";
