CREATE TABLE "assignment_revocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_revocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assignment_id" integer NOT NULL,
	"reason" text NOT NULL,
	"total" integer NOT NULL,
	"revoked" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" integer NOT NULL,
	"finished_at" timestamp with time zone
);

ALTER TABLE "assignment_revocations" ADD CONSTRAINT "assignment_revocations_assignment_id_certificate_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."certificate_assignments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "assignment_revocations" ADD CONSTRAINT "assignment_revocations_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "assignment_revocations_by_assignment" ON "assignment_revocations" USING btree ("assignment_id","id");
CREATE UNIQUE INDEX "assignment_revocations_running" ON "assignment_revocations" USING btree ("assignment_id") WHERE "assignment_revocations"."finished_at" is null;
CREATE TABLE "teacher_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"picture" text,
	"is_public" boolean DEFAULT false NOT NULL
);

ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
