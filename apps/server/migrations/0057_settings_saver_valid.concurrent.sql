ALTER TABLE "settings" VALIDATE CONSTRAINT "settings_changed_by_id_users_id_fk";
