ALTER TABLE "lessons" ADD COLUMN "exam_weight" integer DEFAULT 1 NOT NULL;
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_exam_weight" CHECK ("lessons"."exam_weight" between 0 and 100) NOT VALID;
