ALTER TABLE "lessons" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "added_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_once" ON "questions" USING btree ("lesson_id","added_by");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_saved_by_unique" UNIQUE("saved_by");