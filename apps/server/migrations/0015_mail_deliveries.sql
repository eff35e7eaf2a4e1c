CREATE TABLE "mail_deliveries" (
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_deliveries_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"recipient_ids" integer[],
	"cursor" integer DEFAULT 0 NOT NULL,
	"is_expanded" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text DEFAULT 'inApp' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "to_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "recipient_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_due" ON "mail_deliveries" USING btree ("due_at") WHERE "mail_deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mail_deliveries_failed" ON "mail_deliveries" USING btree ("message_id","user_id") WHERE "mail_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "mail_deliveries_by_user" ON "mail_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("id") WHERE "messages"."sender_id" is not null;--> statement-breakpoint
UPDATE "messages" SET "to_all" = true WHERE "broadcast_number" IS NOT NULL;
--> statement-breakpoint
UPDATE "messages" SET "recipient_count" = coalesce((SELECT count(*) FROM "message_recipients" WHERE "message_id" = "messages"."id"), 0) WHERE "sender_id" IS NOT NULL AND "broadcast_number" IS NULL;
--> statement-breakpoint
UPDATE "messages" SET "recipient_count" = (SELECT count(*) FROM "users" WHERE "role" = 1 AND "joined_at" <= "messages"."sent_at") WHERE "sender_id" IS NOT NULL AND "broadcast_number" IS NOT NULL;
