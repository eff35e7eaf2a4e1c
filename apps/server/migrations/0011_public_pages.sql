CREATE TABLE "former_class_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL
);

ALTER TABLE "classes" ADD COLUMN "slug" text;
ALTER TABLE "classes" ADD COLUMN "level" text DEFAULT '' NOT NULL;
ALTER TABLE "classes" ADD COLUMN "hours" integer DEFAULT 0 NOT NULL;
ALTER TABLE "classes" ADD COLUMN "outcomes" text DEFAULT '' NOT NULL;
ALTER TABLE "classes" ADD COLUMN "teacher" text DEFAULT '' NOT NULL;
ALTER TABLE "lessons" ADD COLUMN "is_preview" boolean DEFAULT false NOT NULL;
ALTER TABLE "former_class_slugs" ADD CONSTRAINT "former_class_slugs_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
