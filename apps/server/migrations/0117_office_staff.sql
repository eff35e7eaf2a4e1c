CREATE TABLE "office_staff" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"powers" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "office_staff_powers_known" CHECK (cardinality("office_staff"."powers") > 0 and "office_staff"."powers" <@ array['money', 'support', 'head'])
);

ALTER TABLE "office_staff" ADD CONSTRAINT "office_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
