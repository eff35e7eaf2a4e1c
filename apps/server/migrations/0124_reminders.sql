CREATE TABLE "meeting_reminders" (
	"user_id" integer NOT NULL,
	"meeting_id" integer NOT NULL,
	"stage" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"message_id" integer,
	CONSTRAINT "meeting_reminders_user_id_meeting_id_stage_starts_at_pk" PRIMARY KEY("user_id","meeting_id","stage","starts_at"),
	CONSTRAINT "meeting_reminders_stage" CHECK ("meeting_reminders"."stage" in ('day', 'hour'))
);

CREATE TABLE "reminder_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"hour" integer NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "reminder_choices_way" CHECK ("reminder_choices"."way" in ('both', 'inApp', 'none')),
	CONSTRAINT "reminder_choices_hour" CHECK ("reminder_choices"."hour" between 7 and 20)
);

ALTER TABLE "meetings" ADD COLUMN "told_by" integer;
ALTER TABLE "meetings" ADD COLUMN "told_for" timestamp with time zone;
ALTER TABLE "meeting_reminders" ADD CONSTRAINT "meeting_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meeting_reminders" ADD CONSTRAINT "meeting_reminders_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meeting_reminders" ADD CONSTRAINT "meeting_reminders_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "meeting_reminders_by_meeting" ON "meeting_reminders" USING btree ("meeting_id");
CREATE INDEX "meeting_reminders_by_message" ON "meeting_reminders" USING btree ("message_id");
