CREATE TABLE "unfinished_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unfinished_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" integer NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}'::text[] NOT NULL,
	"metadata" text DEFAULT '' NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unfinished_uploads_key_unique" UNIQUE("key"),
	CONSTRAINT "unfinished_uploads_received" CHECK ("unfinished_uploads"."received" between 0 and "unfinished_uploads"."bytes")
);

ALTER TABLE "unfinished_uploads" ADD CONSTRAINT "unfinished_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "unfinished_uploads_by_person" ON "unfinished_uploads" USING btree ("user_id");
CREATE INDEX "unfinished_uploads_by_end" ON "unfinished_uploads" USING btree ("expires_at");
