CREATE TABLE "person_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"added_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_notes_added_by_unique" UNIQUE("added_by")
);

ALTER TABLE "sessions" ADD COLUMN "resumes_id" integer;
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "person_notes_by_user" ON "person_notes" USING btree ("user_id","id" DESC NULLS LAST);
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_resumes_id_sessions_id_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
