ALTER TABLE "classes" ADD COLUMN "entry_exam_id" integer;
ALTER TABLE "classes" ADD CONSTRAINT "classes_entry_exam_id_lessons_id_fk" FOREIGN KEY ("entry_exam_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action NOT VALID;
