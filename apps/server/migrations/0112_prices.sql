CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"share" integer,
	"off" bigint,
	"class_ids" integer[] DEFAULT '{}' NOT NULL,
	"until" date,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupons_off" CHECK (num_nonnulls("coupons"."share", "coupons"."off") = 1),
	CONSTRAINT "coupons_amounts" CHECK ("coupons"."share" between 1 and 100 or "coupons"."off" > 0),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" between 0 and "coupons"."uses")
);

CREATE TABLE "student_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"class_id" integer,
	"share" integer,
	"off" bigint,
	"why" text NOT NULL,
	"reason" text NOT NULL,
	"coupon_id" integer,
	"is_once" boolean NOT NULL,
	"until" date,
	"given_by" integer,
	"given_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"request_key" text,
	CONSTRAINT "student_prices_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "student_prices_off" CHECK (num_nonnulls("student_prices"."share", "student_prices"."off") = 1),
	CONSTRAINT "student_prices_amounts" CHECK ("student_prices"."share" between 1 and 100 or "student_prices"."off" > 0),
	CONSTRAINT "student_prices_coupon" CHECK (("student_prices"."why" = 'coupon') = ("student_prices"."coupon_id" is not null))
);

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "student_prices" ADD CONSTRAINT "student_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "student_prices" ADD CONSTRAINT "student_prices_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "student_prices" ADD CONSTRAINT "student_prices_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "student_prices" ADD CONSTRAINT "student_prices_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "coupons_by_code" ON "coupons" USING btree ("code") WHERE "coupons"."ended_at" is null;
CREATE INDEX "student_prices_by_user" ON "student_prices" USING btree ("user_id","id");
CREATE UNIQUE INDEX "student_prices_by_coupon" ON "student_prices" USING btree ("coupon_id","user_id");
