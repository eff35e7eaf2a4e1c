CREATE TABLE "bank_exercises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_exercises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"topic" text NOT NULL,
	"type" text NOT NULL,
	"exercise" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer
);

ALTER TABLE "bank_exercises" ADD CONSTRAINT "bank_exercises_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_exercises" ADD CONSTRAINT "bank_exercises_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_exercises" ADD CONSTRAINT "bank_exercises_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "bank_exercises_of_class" ON "bank_exercises" USING btree ("class_id","id") WHERE "bank_exercises"."deleted_at" is null;
CREATE UNIQUE INDEX "bank_exercises_once" ON "bank_exercises" USING btree ("class_id","saved_by");
