ALTER TABLE "lesson_progress" ADD COLUMN "has_exercises_left" boolean DEFAULT false NOT NULL;
