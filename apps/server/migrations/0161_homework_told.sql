ALTER TABLE "messages" ADD COLUMN "homework" text;
