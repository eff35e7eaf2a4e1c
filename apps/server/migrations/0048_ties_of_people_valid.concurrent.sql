ALTER TABLE "word_forms" VALIDATE CONSTRAINT "word_forms_tied_by_users_id_fk";
