ALTER TABLE "settings" ADD COLUMN "changed_by_id" integer;
ALTER TABLE "settings" ADD CONSTRAINT "settings_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
