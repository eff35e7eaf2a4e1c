ALTER TABLE "users" ADD COLUMN "push_epoch" integer DEFAULT 0 NOT NULL;
