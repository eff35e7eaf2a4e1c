CREATE TABLE "card_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"key" text NOT NULL,
	"attempt" integer NOT NULL,
	"place_id" integer NOT NULL,
	"invoice_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "card_charges_payment_id_unique" UNIQUE("payment_id")
);

CREATE TABLE "renewals" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"told_of" text NOT NULL,
	"pay_from" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"stopped" text,
	CONSTRAINT "renewals_stopped" CHECK (not ("renewals"."is_on" and "renewals"."stopped" is not null))
);

CREATE TABLE "saved_cards" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_code" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);

ALTER TABLE "card_payments" ADD COLUMN "card_reusable" boolean DEFAULT false NOT NULL;
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_place_id_enrolments_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "card_charges_tries" ON "card_charges" USING btree ("key","attempt");
CREATE UNIQUE INDEX "card_charges_one" ON "card_charges" USING btree ("key") WHERE "card_charges"."ended_at" is null;
CREATE INDEX "renewals_on" ON "renewals" USING btree ("place_id") WHERE "renewals"."is_on";
