ALTER TABLE "certificate_templates" ADD COLUMN "deleted_by" integer;
ALTER TABLE "classes" ADD COLUMN "deleted_by" integer;
ALTER TABLE "classes" ADD COLUMN "deleted_slug" text;
ALTER TABLE "comments" ADD COLUMN "deleted_by" integer;
ALTER TABLE "lessons" ADD COLUMN "deleted_by" integer;
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "classes" ADD CONSTRAINT "classes_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
