CREATE TABLE "class_staff" (
	"user_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"powers" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "class_staff_user_id_class_id_pk" PRIMARY KEY("user_id","class_id"),
	CONSTRAINT "class_staff_powers_known" CHECK (cardinality("class_staff"."powers") > 0 and "class_staff"."powers" <@ array['teach', 'mark', 'people'])
);

ALTER TABLE "comments" ADD COLUMN "by_teacher" boolean DEFAULT false NOT NULL;
ALTER TABLE "class_staff" ADD CONSTRAINT "class_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "class_staff" ADD CONSTRAINT "class_staff_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "class_staff_by_class" ON "class_staff" USING btree ("class_id");
