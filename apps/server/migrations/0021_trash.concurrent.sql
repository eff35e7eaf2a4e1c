CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_deleted" ON "comments" USING btree ("deleted_at") WHERE "comments"."deleted_by" is not null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_deleted" ON "lessons" USING btree ("deleted_at") WHERE "lessons"."deleted_at" is not null;
ALTER TABLE "certificate_templates" VALIDATE CONSTRAINT "certificate_templates_deleted_by_users_id_fk";
ALTER TABLE "classes" VALIDATE CONSTRAINT "classes_deleted_by_users_id_fk";
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_deleted_by_users_id_fk";
ALTER TABLE "lessons" VALIDATE CONSTRAINT "lessons_deleted_by_users_id_fk";
