ALTER TABLE "word_forms" ADD COLUMN "tied_by" integer;
ALTER TABLE "word_forms" ADD CONSTRAINT "word_forms_tied_by_users_id_fk" FOREIGN KEY ("tied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
