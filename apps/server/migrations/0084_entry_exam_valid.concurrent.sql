ALTER TABLE "classes" VALIDATE CONSTRAINT "classes_entry_exam_id_lessons_id_fk";
