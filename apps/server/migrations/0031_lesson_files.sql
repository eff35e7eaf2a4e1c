CREATE TABLE "lesson_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_by" text,
	"unused_since" timestamp with time zone,
	CONSTRAINT "lesson_files_added_by_unique" UNIQUE("added_by")
);

ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "lesson_files_once" ON "lesson_files" USING btree ("lesson_id","key");
CREATE INDEX "lesson_files_by_name" ON "lesson_files" USING btree ("name");
CREATE INDEX "lesson_files_unused" ON "lesson_files" USING btree ("unused_since") WHERE "lesson_files"."unused_since" is not null;
