CREATE TABLE "exam_sittings" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"late_answers" jsonb,
	"late_text" text,
	"late_at" timestamp with time zone,
	CONSTRAINT "exam_sittings_user_id_lesson_id_attempt_pk" PRIMARY KEY("user_id","lesson_id","attempt"),
	CONSTRAINT "exam_sittings_order" CHECK ("exam_sittings"."ends_at" > "exam_sittings"."begun_at")
);

ALTER TABLE "exam_results" ADD COLUMN "attempt" smallint DEFAULT 1 NOT NULL;
ALTER TABLE "exam_results" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;
ALTER TABLE "exam_results" ADD COLUMN "is_timed_out" boolean DEFAULT false NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "pass_mark" smallint;
ALTER TABLE "lessons" ADD COLUMN "attempts" smallint DEFAULT 1 NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "counted_attempt" text DEFAULT 'best' NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "attempt_wait" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "exam_minutes" smallint;
ALTER TABLE "lessons" ADD COLUMN "is_shuffled" boolean DEFAULT false NOT NULL;
ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "exam_sittings_running" ON "exam_sittings" USING btree ("ends_at") WHERE "exam_sittings"."ended_at" is null;
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_exam_rules" CHECK ("lessons"."pass_mark" between 0 and 100 and "lessons"."attempts" between 1 and 5 and "lessons"."counted_attempt" in ('best', 'last') and "lessons"."attempt_wait" between 0 and 168 and "lessons"."exam_minutes" between 5 and 240) NOT VALID;
