CREATE TABLE "recordings" (
	"meeting_id" integer PRIMARY KEY NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"busy_until" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"seconds" integer,
	"sending" text NOT NULL,
	"added_by_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recordings_something" CHECK ("recordings"."original" <> '' or "recordings"."problem" <> '' or "recordings"."name" <> ''),
	CONSTRAINT "recordings_problem" CHECK ("recordings"."problem" in ('', 'silent', 'unreadable', 'long', 'failed'))
);

ALTER TABLE "recordings" ADD CONSTRAINT "recordings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "recordings_by_file" ON "recordings" USING btree ("name");
CREATE INDEX "recordings_to_make" ON "recordings" USING btree ("original") WHERE "recordings"."original" <> '';
