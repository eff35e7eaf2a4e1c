CREATE TABLE "certificate_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_key" text,
	"template_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"footer" text NOT NULL,
	"issued_on" date NOT NULL,
	"student_ids" jsonb NOT NULL,
	"class_ids" jsonb NOT NULL,
	"total" integer NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"assigned" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"assigned_by" integer NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "certificate_assignments_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "certificate_assignments_count" CHECK ("certificate_assignments"."assigned" between 0 and "certificate_assignments"."processed")
);
--> statement-breakpoint
CREATE TABLE "exam_queues" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"waiting" integer NOT NULL,
	CONSTRAINT "exam_queues_not_negative" CHECK ("exam_queues"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE "machine_marks" (
	"result_id" integer PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"score" integer,
	"confidence" numeric(4, 3),
	"reason" text NOT NULL,
	"model" text NOT NULL,
	"considered_at" timestamp with time zone NOT NULL,
	"overruled_at" timestamp with time zone,
	CONSTRAINT "machine_marks_verdict_known" CHECK ("machine_marks"."verdict" in ('marked', 'left')),
	CONSTRAINT "machine_marks_whole" CHECK ("machine_marks"."verdict" = 'left' or "machine_marks"."score" is not null),
	CONSTRAINT "machine_marks_in_range" CHECK ("machine_marks"."score" between 0 and 100 and "machine_marks"."confidence" between 0 and 1)
);
--> statement-breakpoint
DROP INDEX "exam_results_waiting";--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_results" ADD COLUMN "awaits_machine" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "certificate_assignments" ADD CONSTRAINT "certificate_assignments_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_assignments" ADD CONSTRAINT "certificate_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_queues" ADD CONSTRAINT "exam_queues_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_marks" ADD CONSTRAINT "machine_marks_result_id_exam_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."exam_results"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_assignments_running" ON "certificate_assignments" USING btree ("id") WHERE "certificate_assignments"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "machine_marks_newest" ON "machine_marks" USING btree ("considered_at" DESC NULLS FIRST,"result_id" DESC NULLS FIRST) WHERE "machine_marks"."verdict" = 'marked';--> statement-breakpoint
CREATE INDEX "exam_results_queue" ON "exam_results" USING btree ("submitted_at","id") WHERE "exam_results"."is_waiting";--> statement-breakpoint
CREATE INDEX "exam_results_exam_queue" ON "exam_results" USING btree ("lesson_id","submitted_at","id") WHERE "exam_results"."is_waiting";--> statement-breakpoint
CREATE INDEX "exam_results_machine_queue" ON "exam_results" USING btree ("lesson_id","submitted_at","id") WHERE "exam_results"."awaits_machine";