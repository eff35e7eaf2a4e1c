CREATE TABLE "account_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" bigint,
	"customer_code" text,
	"account_id" bigint,
	"number" text,
	"bank" text DEFAULT '' NOT NULL,
	"bank_slug" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	"assigned_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	CONSTRAINT "account_numbers_state_known" CHECK ("account_numbers"."state" in ('asked', 'assigned', 'failed', 'closing')),
	CONSTRAINT "account_numbers_assigned" CHECK (("account_numbers"."state" = 'assigned') = ("account_numbers"."number" is not null))
);

ALTER TABLE "account_numbers" ADD CONSTRAINT "account_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "account_numbers_one_each" ON "account_numbers" USING btree ("user_id");
CREATE UNIQUE INDEX "account_numbers_customer" ON "account_numbers" USING btree ("customer_code");
CREATE UNIQUE INDEX "account_numbers_number" ON "account_numbers" USING btree ("number");
CREATE INDEX "account_numbers_to_ask" ON "account_numbers" USING btree ("ask_at") WHERE "account_numbers"."ask_at" is not null;
