CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"way" text NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"lost" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"token" text NOT NULL,
	"provider_id" bigint,
	"requested_at" timestamp with time zone,
	"bank" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"problem" text DEFAULT '' NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"ended_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"request_key" text,
	"order_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "refunds_token_unique" UNIQUE("token"),
	CONSTRAINT "refunds_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0 and "refunds"."lost" between 0 and "refunds"."amount"),
	CONSTRAINT "refunds_way_known" CHECK ("refunds"."way" in ('card', 'bank')),
	CONSTRAINT "refunds_of_a_payment" CHECK ("refunds"."way" = 'bank' or "refunds"."payment_id" is not null),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('waiting', 'underway', 'details', 'done', 'failed', 'stopped')),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."state" in ('done', 'failed', 'stopped')) = ("refunds"."ended_at" is not null))
);

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "refunds_provider_once" ON "refunds" USING btree ("provider_id");
CREATE INDEX "refunds_by_user" ON "refunds" USING btree ("user_id","id" DESC NULLS LAST);
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."payment_id" is not null;
CREATE INDEX "refunds_open" ON "refunds" USING btree ("id" DESC NULLS LAST) WHERE "refunds"."ended_at" is null;
CREATE INDEX "refunds_to_ask" ON "refunds" USING btree ("ask_at") WHERE "refunds"."ask_at" is not null;

-- Money on its way back, and what was given back of wallets that held it no more: one of each.
INSERT INTO accounts (kind) VALUES ('refunds_due'), ('card_losses');
