-- What exercises of a bank are heard in: files that belong to the bank of a class.
ALTER TABLE "lesson_files" ADD COLUMN "bank_of" integer;
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_bank_of_classes_id_fk" FOREIGN KEY ("bank_of") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action NOT VALID;
