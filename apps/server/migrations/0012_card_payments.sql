CREATE TABLE "book_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"balanced" boolean NOT NULL,
	"accounts" integer NOT NULL,
	"transfers" integer NOT NULL,
	"problems" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"user_id" integer,
	"purpose" text NOT NULL,
	"class_id" integer,
	"expected" bigint,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"claimed_at" timestamp with time zone,
	"received" bigint,
	"currency" text,
	"method" text DEFAULT '' NOT NULL,
	"enrolment_key" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "card_payments_state_known" CHECK ("card_payments"."state" in ('pending', 'paid', 'credited', 'failed')),
	CONSTRAINT "card_payments_settled" CHECK (("card_payments"."state" in ('paid', 'credited')) = ("card_payments"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"user_id" integer,
	"provider_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"ledger_amount" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"message" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"provider_count" integer NOT NULL,
	"provider_total" bigint NOT NULL,
	"ledger_count" integer NOT NULL,
	"ledger_total" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_reference" ON "card_payments" USING btree ("reference_key");--> statement-breakpoint
CREATE INDEX "card_payments_by_user" ON "card_payments" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_payments_to_ask" ON "card_payments" USING btree ("ask_at") WHERE "card_payments"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_once" ON "payment_differences" USING btree ("reference_key","kind");--> statement-breakpoint
CREATE INDEX "payment_differences_open" ON "payment_differences" USING btree ("id" DESC NULLS LAST) WHERE "payment_differences"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliations_by_time" ON "reconciliations" USING btree ("checked_at" DESC NULLS LAST);