ALTER TABLE "exam_drafts" ADD COLUMN "exercise_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "exam_results" ADD COLUMN "exercise_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "exam_sittings" ADD COLUMN "late_exercises" jsonb;
ALTER TABLE "lessons" ADD COLUMN "exercises" jsonb DEFAULT '[]'::jsonb NOT NULL;
