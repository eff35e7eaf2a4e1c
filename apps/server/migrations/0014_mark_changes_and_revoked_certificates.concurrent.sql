CREATE INDEX CONCURRENTLY IF NOT EXISTS "exam_results_marked" ON "exam_results" USING btree ("marked_at","id") WHERE "exam_results"."marked_by" is not null;
ALTER TABLE "certificates" VALIDATE CONSTRAINT "certificates_revoked_by_users_id_fk";
