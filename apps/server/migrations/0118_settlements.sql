CREATE TABLE "provider_settlement_payments" (
	"settlement_id" integer NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "provider_settlement_payments_settlement_id_reference_key_pk" PRIMARY KEY("settlement_id","reference_key")
);

CREATE TABLE "provider_settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"state" text NOT NULL,
	"settled_on" date NOT NULL,
	"gross" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"net" bigint NOT NULL,
	"changed" boolean DEFAULT false NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "provider_settlements_state_known" CHECK ("provider_settlements"."state" in ('underway', 'paid', 'failed')),
	CONSTRAINT "provider_settlements_booked" CHECK (("provider_settlements"."state" = 'paid') = ("provider_settlements"."booked_at" is not null))
);

ALTER TABLE "provider_settlement_payments" ADD CONSTRAINT "provider_settlement_payments_settlement_id_provider_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."provider_settlements"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "provider_settlements_once" ON "provider_settlements" USING btree ("provider","provider_id");
CREATE INDEX "provider_settlements_by_day" ON "provider_settlements" USING btree ("settled_on" DESC NULLS LAST,"id" DESC NULLS LAST);

-- What the card payment provider keeps: one of it.
INSERT INTO accounts (kind) VALUES ('provider_fees');
