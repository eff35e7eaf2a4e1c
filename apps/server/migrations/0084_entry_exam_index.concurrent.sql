CREATE INDEX CONCURRENTLY IF NOT EXISTS "classes_entered_by" ON "classes" USING btree ("entry_exam_id") WHERE "classes"."entry_exam_id" is not null;
