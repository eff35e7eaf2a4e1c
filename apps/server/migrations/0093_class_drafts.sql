ALTER TABLE "classes" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;
