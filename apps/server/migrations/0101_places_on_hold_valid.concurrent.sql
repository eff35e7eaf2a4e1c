ALTER TABLE "enrolments" VALIDATE CONSTRAINT "enrolments_held";
