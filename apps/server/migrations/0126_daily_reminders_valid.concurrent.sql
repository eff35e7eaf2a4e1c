ALTER TABLE "reminder_choices" VALIDATE CONSTRAINT "reminder_choices_daily_way";
ALTER TABLE "reminder_choices" VALIDATE CONSTRAINT "reminder_choices_daily_hour";
