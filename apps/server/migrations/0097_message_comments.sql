ALTER TABLE "messages" ADD COLUMN "comment_id" integer;
