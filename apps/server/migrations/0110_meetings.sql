CREATE TABLE "closures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closures_span" CHECK ("closures"."until_on" >= "closures"."from_on")
);

CREATE TABLE "group_members" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);

CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_everybody" boolean NOT NULL,
	"teacher_id" integer,
	"zone" text NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"first_on" date,
	"last_on" date,
	"on_closure" text DEFAULT 'cancel' NOT NULL,
	CONSTRAINT "groups_named" CHECK ("groups"."is_everybody" or "groups"."name" <> ''),
	CONSTRAINT "groups_seats" CHECK ("groups"."seats" >= 0)
);

CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"pattern_id" integer NOT NULL,
	"planned_on" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"teacher_id" integer,
	"place" text DEFAULT '' NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meetings_span" CHECK ("meetings"."ends_at" > "meetings"."starts_at"),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('planned', 'cancelled'))
);

CREATE TABLE "patterns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patterns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" text NOT NULL,
	"minutes" integer NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date,
	"teacher_id" integer,
	"place" text DEFAULT '' NOT NULL,
	CONSTRAINT "patterns_weekday" CHECK ("patterns"."weekday" between 1 and 7),
	CONSTRAINT "patterns_minutes" CHECK ("patterns"."minutes" between 5 and 600),
	CONSTRAINT "patterns_starts_at" CHECK ("patterns"."starts_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);

ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "groups" ADD CONSTRAINT "groups_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "groups" ADD CONSTRAINT "groups_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_pattern_id_patterns_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."patterns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "patterns" ADD CONSTRAINT "patterns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "patterns" ADD CONSTRAINT "patterns_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "closures_once" ON "closures" USING btree ("from_on","until_on","name");
CREATE INDEX "group_members_by_user" ON "group_members" USING btree ("user_id");
CREATE INDEX "groups_by_class" ON "groups" USING btree ("class_id","id");
CREATE UNIQUE INDEX "groups_everybody" ON "groups" USING btree ("class_id") WHERE "groups"."is_everybody";
CREATE UNIQUE INDEX "meetings_once" ON "meetings" USING btree ("pattern_id","planned_on");
CREATE INDEX "meetings_by_group" ON "meetings" USING btree ("group_id","starts_at","id");
CREATE INDEX "meetings_by_start" ON "meetings" USING btree ("starts_at","id");
CREATE INDEX "patterns_by_group" ON "patterns" USING btree ("group_id","id");

-- A teacher is in one meeting at a time. Checked when a transaction ends, since one that moves a row of meetings by
-- a week passes through each other's hours; the number is written as a range, which needs no extension.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_one_teacher" EXCLUDE USING gist (
  int4range("teacher_id", "teacher_id", '[]') WITH &&,
  tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("teacher_id" IS NOT NULL AND "state" <> 'cancelled') DEFERRABLE INITIALLY DEFERRED;
