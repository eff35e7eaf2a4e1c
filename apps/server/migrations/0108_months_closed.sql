CREATE TABLE "month_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"next_month" date NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"balances" jsonb NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone NOT NULL,
	"reopened_by" integer,
	"reopened_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "month_closings_reopened" CHECK (("month_closings"."reopened_at" is null) = ("month_closings"."reason" = ''))
);

ALTER TABLE "transfers" ADD COLUMN "dated_on" date;
ALTER TABLE "transfers" ADD COLUMN "class_id" integer;
ALTER TABLE "month_closings" ADD CONSTRAINT "month_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "month_closings" ADD CONSTRAINT "month_closings_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "month_closings_once" ON "month_closings" USING btree ("month") WHERE "month_closings"."reopened_at" is null;
