CREATE TABLE "hand_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"lesson_id" integer,
	"block_id" text DEFAULT '' NOT NULL,
	"meeting_id" integer,
	"homework" text NOT NULL,
	"attempt" integer NOT NULL,
	"is_last" boolean DEFAULT true NOT NULL,
	"asked" jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mark" integer,
	"out_of" integer,
	"rubric" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_by_id" integer,
	"answered_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"before" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"sending" text NOT NULL,
	CONSTRAINT "hand_ins_sending_unique" UNIQUE("sending"),
	CONSTRAINT "hand_ins_state" CHECK ("hand_ins"."state" in ('waiting', 'answered', 'again')),
	CONSTRAINT "hand_ins_given" CHECK (("hand_ins"."lesson_id" is null) <> ("hand_ins"."meeting_id" is null)),
	CONSTRAINT "hand_ins_attempt" CHECK ("hand_ins"."attempt" >= 1),
	CONSTRAINT "hand_ins_mark" CHECK ("hand_ins"."mark" between 0 and "hand_ins"."out_of"),
	CONSTRAINT "hand_ins_answer" CHECK (("hand_ins"."state" = 'waiting') = ("hand_ins"."answered_at" is null))
);

CREATE TABLE "phrases" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"texts" text[] NOT NULL
);

CREATE TABLE "recording_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"words_version" integer NOT NULL
);

CREATE TABLE "replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_in_id" integer NOT NULL,
	"take_id" integer,
	"at_ms" integer,
	"x" integer,
	"y" integer,
	"text" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"levels" integer[] DEFAULT '{}' NOT NULL,
	"copy" text DEFAULT '' NOT NULL,
	"copy_state" text DEFAULT 'none' NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sending" text NOT NULL,
	CONSTRAINT "replies_sending_unique" UNIQUE("sending"),
	CONSTRAINT "replies_copy" CHECK ("replies"."copy_state" in ('none', 'waiting', 'made', 'failed')),
	CONSTRAINT "replies_place" CHECK (("replies"."x" is null) = ("replies"."y" is null))
);

CREATE TABLE "takes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_in_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"line_id" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"levels" integer[] DEFAULT '{}' NOT NULL,
	"copy" text DEFAULT '' NOT NULL,
	"copy_state" text DEFAULT 'none' NOT NULL,
	"sending" text NOT NULL,
	CONSTRAINT "takes_sending_unique" UNIQUE("sending"),
	CONSTRAINT "takes_kind" CHECK ("takes"."kind" in ('voice', 'picture')),
	CONSTRAINT "takes_copy" CHECK ("takes"."copy_state" in ('none', 'waiting', 'made', 'failed'))
);

ALTER TABLE "meetings" ADD COLUMN "task" jsonb;
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "replies" ADD CONSTRAINT "replies_hand_in_id_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."hand_ins"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "replies" ADD CONSTRAINT "replies_take_id_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."takes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "takes" ADD CONSTRAINT "takes_hand_in_id_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."hand_ins"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "hand_ins_once" ON "hand_ins" USING btree ("user_id","homework","attempt");
CREATE INDEX "hand_ins_by_user" ON "hand_ins" USING btree ("user_id","handed_in_at");
CREATE INDEX "hand_ins_by_meeting" ON "hand_ins" USING btree ("meeting_id") WHERE "hand_ins"."meeting_id" is not null;
CREATE INDEX "hand_ins_by_class" ON "hand_ins" USING btree ("class_id","user_id","handed_in_at");
CREATE INDEX "hand_ins_waiting" ON "hand_ins" USING btree ("handed_in_at","id") WHERE "hand_ins"."state" = 'waiting' and "hand_ins"."is_last";
CREATE INDEX "hand_ins_waiting_in_class" ON "hand_ins" USING btree ("class_id","handed_in_at","id") WHERE "hand_ins"."state" = 'waiting' and "hand_ins"."is_last";
CREATE INDEX "hand_ins_answered" ON "hand_ins" USING btree ("state","answered_at","id") WHERE "hand_ins"."state" <> 'waiting' and "hand_ins"."is_last";
CREATE INDEX "replies_by_hand_in" ON "replies" USING btree ("hand_in_id","id");
CREATE INDEX "replies_by_author" ON "replies" USING btree ("author_id");
CREATE INDEX "replies_by_file" ON "replies" USING btree ("file");
CREATE INDEX "replies_by_copy" ON "replies" USING btree ("copy");
CREATE UNIQUE INDEX "takes_in_order" ON "takes" USING btree ("hand_in_id","position");
CREATE INDEX "takes_by_file" ON "takes" USING btree ("file");
CREATE INDEX "takes_by_copy" ON "takes" USING btree ("copy");
