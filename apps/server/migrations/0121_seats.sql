CREATE TABLE "seat_wishes" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "seat_wishes_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "seat_wishes_state" CHECK ("seat_wishes"."state" in ('waiting', 'offered', 'held')),
	CONSTRAINT "seat_wishes_until" CHECK (("seat_wishes"."until" is null) = ("seat_wishes"."state" = 'waiting'))
);

ALTER TABLE "classes" ADD COLUMN "may_move_groups" boolean DEFAULT false NOT NULL;
ALTER TABLE "seat_wishes" ADD CONSTRAINT "seat_wishes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seat_wishes" ADD CONSTRAINT "seat_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "seat_wishes_by_user" ON "seat_wishes" USING btree ("user_id");
