ALTER TABLE "meetings" ADD COLUMN "register_until" timestamp with time zone;
