CREATE TABLE "presences" (
	"meeting_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"said_by_id" integer,
	"said_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone,
	"excuse" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "presences_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id"),
	CONSTRAINT "presences_state" CHECK ("presences"."state" in ('present', 'late', 'left_early', 'excused', 'absent')),
	CONSTRAINT "presences_source" CHECK ("presences"."source" in ('joined', 'code', 'asked', 'teacher', 'office'))
);

ALTER TABLE "meetings" ADD COLUMN "started_at" timestamp with time zone;
ALTER TABLE "meetings" ADD COLUMN "code" text DEFAULT '' NOT NULL;
ALTER TABLE "meetings" ADD COLUMN "code_until" timestamp with time zone;
ALTER TABLE "meetings" ADD COLUMN "taught" text DEFAULT '' NOT NULL;
ALTER TABLE "meetings" ADD COLUMN "homework" text DEFAULT '' NOT NULL;
ALTER TABLE "meetings" ADD COLUMN "lesson_id" integer;
-- contract: the check below allows more, and no version writes a row that it would refuse.
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_state";
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('planned', 'held', 'teacher_absent', 'cancelled')) NOT VALID;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "presences" ADD CONSTRAINT "presences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "presences" ADD CONSTRAINT "presences_said_by_id_users_id_fk" FOREIGN KEY ("said_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "presences_by_user" ON "presences" USING btree ("user_id","meeting_id");
