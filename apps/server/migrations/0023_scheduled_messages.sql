CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"saved_by" text,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "message_templates_saved_by_unique" UNIQUE("saved_by")
);

CREATE TABLE "scheduled_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"is_popup" boolean NOT NULL,
	"delivery" text NOT NULL,
	"to_all" boolean NOT NULL,
	"recipient_ids" integer[] NOT NULL,
	"class_id" integer,
	"class_who" text NOT NULL,
	"lesson_id" integer,
	"within_days" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"once_key" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "scheduled_messages_once_key_unique" UNIQUE("once_key")
);

ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "scheduled_messages_due" ON "scheduled_messages" USING btree ("send_at") WHERE "scheduled_messages"."problem" is null;
