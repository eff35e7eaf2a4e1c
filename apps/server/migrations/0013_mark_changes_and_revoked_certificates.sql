CREATE TABLE "mark_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_id" integer NOT NULL,
	"from_score" numeric(5, 2),
	"from_comment" text NOT NULL,
	"from_marked_at" timestamp with time zone,
	"from_marked_by" integer,
	"to_score" numeric(5, 2) NOT NULL,
	"to_comment" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL,
	"request_key" text,
	"told_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "mark_changes_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "mark_changes_scores" CHECK ("mark_changes"."from_score" between 0 and 100 and "mark_changes"."to_score" between 0 and 100),
	CONSTRAINT "mark_changes_told_stays" CHECK ("mark_changes"."told_at" is null or "mark_changes"."undone_at" is null)
);

CREATE TABLE "replaced_certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"certificate_id" integer NOT NULL,
	"holder" text NOT NULL,
	"title" text NOT NULL,
	"issued_on" date NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	"replaced_by" integer NOT NULL,
	"reason" text NOT NULL
);

ALTER TABLE "certificate_assignments" ADD COLUMN "members_who" text DEFAULT 'joined' NOT NULL;
ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp with time zone;
ALTER TABLE "certificates" ADD COLUMN "revoked_by" integer;
ALTER TABLE "certificates" ADD COLUMN "revoked_reason" text DEFAULT '' NOT NULL;
ALTER TABLE "exam_results" ADD COLUMN "mark_comment" text DEFAULT '' NOT NULL;
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_result_id_exam_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."exam_results"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_from_marked_by_users_id_fk" FOREIGN KEY ("from_marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "replaced_certificates" ADD CONSTRAINT "replaced_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "replaced_certificates" ADD CONSTRAINT "replaced_certificates_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "mark_changes_by_result" ON "mark_changes" USING btree ("result_id","id");
CREATE INDEX "replaced_certificates_by_certificate" ON "replaced_certificates" USING btree ("certificate_id");
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
