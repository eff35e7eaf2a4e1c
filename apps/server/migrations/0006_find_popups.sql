ALTER TABLE "message_recipients" ADD COLUMN "is_popup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "message_recipients" SET "is_popup" = true FROM "messages" WHERE "messages"."id" = "message_id" AND "messages"."is_popup";--> statement-breakpoint
CREATE INDEX "message_recipients_popup" ON "message_recipients" USING btree ("user_id","message_id") WHERE "message_recipients"."is_popup";--> statement-breakpoint
CREATE INDEX "messages_popup" ON "messages" USING btree ("broadcast_number") WHERE "messages"."is_popup";