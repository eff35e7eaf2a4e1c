ALTER TABLE "lessons" ADD COLUMN "more_draws" jsonb DEFAULT '[]'::jsonb NOT NULL;
