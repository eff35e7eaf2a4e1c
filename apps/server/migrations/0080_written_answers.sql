ALTER TABLE "exercise_logs" ADD COLUMN "given" jsonb;
