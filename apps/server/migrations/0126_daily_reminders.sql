CREATE TABLE "daily_reminders" (
	"user_id" integer NOT NULL,
	"on_day" date NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"message_id" integer,
	"cards" integer DEFAULT 0 NOT NULL,
	"exam_id" integer,
	"invoice_id" integer,
	CONSTRAINT "daily_reminders_user_id_on_day_pk" PRIMARY KEY("user_id","on_day")
);

ALTER TABLE "exam_results" ADD COLUMN "seen_at" timestamp with time zone;
ALTER TABLE "reminder_choices" ADD COLUMN "daily_way" text DEFAULT 'push' NOT NULL;
ALTER TABLE "reminder_choices" ADD COLUMN "daily_hour" integer DEFAULT 17 NOT NULL;
ALTER TABLE "daily_reminders" ADD CONSTRAINT "daily_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "daily_reminders" ADD CONSTRAINT "daily_reminders_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "daily_reminders" ADD CONSTRAINT "daily_reminders_exam_id_lessons_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "daily_reminders" ADD CONSTRAINT "daily_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "daily_reminders_by_message" ON "daily_reminders" USING btree ("message_id") WHERE "daily_reminders"."message_id" is not null;
CREATE INDEX "daily_reminders_by_day" ON "daily_reminders" USING btree ("on_day");
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_daily_way" CHECK ("reminder_choices"."daily_way" in ('push', 'email', 'none')) NOT VALID;
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_daily_hour" CHECK ("reminder_choices"."daily_hour" between 7 and 20) NOT VALID;
