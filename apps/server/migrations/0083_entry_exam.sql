ALTER TABLE "classes" ADD COLUMN "entry_exam_id" integer;
