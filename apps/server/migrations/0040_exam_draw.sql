ALTER TABLE "exam_sittings" ADD COLUMN "drawn" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "draw_count" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "draw_type" text DEFAULT '' NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "draw_topic" text DEFAULT '' NOT NULL;
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_exam_draw" CHECK ("lessons"."draw_count" between 0 and 60) NOT VALID;
