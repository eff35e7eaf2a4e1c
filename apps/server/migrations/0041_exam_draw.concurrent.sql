ALTER TABLE "lessons" VALIDATE CONSTRAINT "lessons_exam_draw";
