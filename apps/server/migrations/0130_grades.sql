CREATE TABLE "grade_columns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_columns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"weight" integer NOT NULL,
	"exam_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "grade_columns_kind" CHECK ("grade_columns"."kind" in ('exams', 'attendance', 'participation', 'homework')),
	CONSTRAINT "grade_columns_weight" CHECK ("grade_columns"."weight" between 1 and 1000)
);

CREATE TABLE "grade_marks" (
	"column_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"hundredths" integer NOT NULL,
	"out_of" integer NOT NULL,
	"written_by_id" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_marks_column_id_user_id_month_pk" PRIMARY KEY("column_id","user_id","month"),
	CONSTRAINT "grade_marks_points" CHECK ("grade_marks"."hundredths" between 0 and "grade_marks"."out_of" * 100),
	CONSTRAINT "grade_marks_month" CHECK ("grade_marks"."month" ~ '^$|^20[0-9]{2}-(0[1-9]|1[0-2])$')
);

CREATE TABLE "grade_presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"columns" jsonb NOT NULL
);

CREATE TABLE "grade_schemes" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"missing_is_zero" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "grade_columns" ADD CONSTRAINT "grade_columns_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grade_marks" ADD CONSTRAINT "grade_marks_column_id_grade_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."grade_columns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grade_marks" ADD CONSTRAINT "grade_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grade_marks" ADD CONSTRAINT "grade_marks_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grade_schemes" ADD CONSTRAINT "grade_schemes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "grade_columns_by_class" ON "grade_columns" USING btree ("class_id","position");
CREATE INDEX "grade_marks_by_user" ON "grade_marks" USING btree ("user_id");
CREATE UNIQUE INDEX "grade_presets_name" ON "grade_presets" USING btree ("name");
