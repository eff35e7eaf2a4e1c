CREATE TABLE "answering_hours" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"days" smallint[] NOT NULL,
	"from_minute" smallint NOT NULL,
	"until_minute" smallint NOT NULL,
	CONSTRAINT "answering_hours_order" CHECK (0 <= "answering_hours"."from_minute" and "answering_hours"."from_minute" < "answering_hours"."until_minute" and "answering_hours"."until_minute" <= 1440)
);

CREATE TABLE "letter_readers" (
	"thread_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_to" integer DEFAULT 0 NOT NULL,
	"told_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "letter_readers_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);

CREATE TABLE "letter_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"letter_id" integer NOT NULL,
	"reporter_id" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"note" text DEFAULT '' NOT NULL
);

CREATE TABLE "letter_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"letters" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone
);

CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"author_id" integer,
	"by_teacher" boolean NOT NULL,
	"body" text NOT NULL,
	"picture" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_something" CHECK ("letters"."body" <> '' or "letters"."picture" is not null)
);

ALTER TABLE "answering_hours" ADD CONSTRAINT "answering_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letter_readers" ADD CONSTRAINT "letter_readers_thread_id_letter_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."letter_threads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letter_readers" ADD CONSTRAINT "letter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letter_reports" ADD CONSTRAINT "letter_reports_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letter_reports" ADD CONSTRAINT "letter_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letter_reports" ADD CONSTRAINT "letter_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "letters" ADD CONSTRAINT "letters_thread_id_letter_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."letter_threads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "letters" ADD CONSTRAINT "letters_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "letter_readers_by_user" ON "letter_readers" USING btree ("user_id","thread_id");
CREATE UNIQUE INDEX "letter_reports_open" ON "letter_reports" USING btree ("letter_id","reporter_id") WHERE "letter_reports"."closed_at" is null;
CREATE INDEX "letter_reports_waiting" ON "letter_reports" USING btree ("created_at","id") WHERE "letter_reports"."closed_at" is null;
CREATE INDEX "letter_reports_closed" ON "letter_reports" USING btree ("closed_at","id") WHERE "letter_reports"."closed_at" is not null;
CREATE UNIQUE INDEX "letter_threads_once" ON "letter_threads" USING btree ("student_id","class_id");
CREATE INDEX "letter_threads_waiting" ON "letter_threads" USING btree ("waiting_since","id") WHERE "letter_threads"."waiting_since" is not null;
CREATE INDEX "letter_threads_by_last" ON "letter_threads" USING btree ("last_at","id");
CREATE INDEX "letter_threads_by_class" ON "letter_threads" USING btree ("class_id","last_at","id");
CREATE INDEX "letters_of_thread" ON "letters" USING btree ("thread_id","id");
CREATE UNIQUE INDEX "letters_once" ON "letters" USING btree ("author_id","request_key");
CREATE INDEX "letters_by_picture" ON "letters" USING btree ("picture") WHERE "letters"."picture" is not null;
