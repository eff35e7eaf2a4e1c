ALTER TABLE "meetings" ADD COLUMN "asked_state" text;
ALTER TABLE "meetings" ADD COLUMN "asked_by_id" integer;
ALTER TABLE "meetings" ADD COLUMN "asked_at" timestamp with time zone;
ALTER TABLE "meetings" ADD COLUMN "asked_for" timestamp with time zone;
ALTER TABLE "meetings" ADD COLUMN "asked_reason" text DEFAULT '' NOT NULL;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_asked_state" CHECK ("meetings"."asked_state" in ('waiting', 'granted', 'refused')) NOT VALID;
