ALTER TABLE "enrolments" ADD COLUMN "extensions" integer DEFAULT 0 NOT NULL;
