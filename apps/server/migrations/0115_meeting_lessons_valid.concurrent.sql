ALTER TABLE "meetings" VALIDATE CONSTRAINT "meetings_lesson_id_lessons_id_fk";
