ALTER TABLE "meetings" VALIDATE CONSTRAINT "meetings_state";
