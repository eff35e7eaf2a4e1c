CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answer" text,
	"message" text DEFAULT '' NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"refund_id" integer,
	"ended_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	CONSTRAINT "disputes_state_known" CHECK ("disputes"."state" in ('open', 'answering', 'sent', 'lost', 'won')),
	CONSTRAINT "disputes_ended" CHECK (("disputes"."state" in ('lost', 'won')) = ("disputes"."ended_at" is not null)),
	CONSTRAINT "disputes_answered" CHECK (("disputes"."answer" is null) = ("disputes"."answered_at" is null))
);

ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "disputes_once" ON "disputes" USING btree ("provider","provider_id");
CREATE INDEX "disputes_by_payment" ON "disputes" USING btree ("payment_id");
CREATE INDEX "disputes_open" ON "disputes" USING btree ("due_at") WHERE "disputes"."ended_at" is null;
