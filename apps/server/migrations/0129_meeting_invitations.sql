CREATE TABLE "meeting_invitations" (
	"user_id" integer NOT NULL,
	"meeting_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"method" text NOT NULL,
	"event" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"message_id" integer NOT NULL,
	CONSTRAINT "meeting_invitations_user_id_meeting_id_nth_pk" PRIMARY KEY("user_id","meeting_id","nth")
);

ALTER TABLE "reminder_choices" ADD COLUMN "is_invited" boolean DEFAULT false NOT NULL;
ALTER TABLE "reminder_choices" ADD COLUMN "invited_at" timestamp with time zone;
ALTER TABLE "meeting_invitations" ADD CONSTRAINT "meeting_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meeting_invitations" ADD CONSTRAINT "meeting_invitations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "meeting_invitations_by_message" ON "meeting_invitations" USING btree ("message_id");
CREATE INDEX "meeting_invitations_by_end" ON "meeting_invitations" USING btree ("ends_at");
