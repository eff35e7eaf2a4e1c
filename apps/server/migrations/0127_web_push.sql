CREATE TABLE "push_subscriptions" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);

CREATE TABLE "push_deliveries" (
	"message_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_deliveries_message_id_session_id_pk" PRIMARY KEY("message_id","session_id")
);

ALTER TABLE "messages" ADD COLUMN "rings" boolean DEFAULT false NOT NULL;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_session_id_push_subscriptions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."push_subscriptions"("session_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_deliveries_due" ON "push_deliveries" USING btree ("due_at") WHERE "push_deliveries"."state" in ('waiting', 'sending');
CREATE INDEX "push_deliveries_by_session" ON "push_deliveries" USING btree ("session_id");
