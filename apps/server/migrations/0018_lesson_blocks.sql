ALTER TABLE "lessons" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;
