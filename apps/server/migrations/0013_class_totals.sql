CREATE TABLE "class_totals" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "enrolments_by_class";--> statement-breakpoint
DROP INDEX "lesson_progress_by_class";--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "class_totals" ADD CONSTRAINT "class_totals_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolments_by_end" ON "enrolments" USING btree ("class_id","subscription_ends_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_by_class" ON "enrolments" USING btree ("class_id","enrolled_at","id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_class" ON "lesson_progress" USING btree ("class_id","viewed_at","user_id","lesson_id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_added_by_unique" UNIQUE("added_by");