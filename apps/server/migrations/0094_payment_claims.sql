CREATE TABLE "payment_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"class_id" integer,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reference_key" text,
	"picture" text,
	"picture_hash" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"payment_id" integer,
	"request_key" text,
	"order_hash" text NOT NULL,
	CONSTRAINT "payment_claims_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "payment_claims_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "payment_claims_amount_positive" CHECK ("payment_claims"."amount" > 0),
	CONSTRAINT "payment_claims_state_known" CHECK ("payment_claims"."state" in ('waiting', 'confirmed', 'refused', 'withdrawn')),
	CONSTRAINT "payment_claims_booked" CHECK (("payment_claims"."state" = 'confirmed') = ("payment_claims"."payment_id" is not null))
);

ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_payment_id_office_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."office_payments"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payment_claims_by_user" ON "payment_claims" USING btree ("user_id","id" DESC NULLS LAST);
CREATE INDEX "payment_claims_waiting" ON "payment_claims" USING btree ("id") WHERE "payment_claims"."state" = 'waiting';
CREATE INDEX "payment_claims_by_picture" ON "payment_claims" USING btree ("picture_hash") WHERE "payment_claims"."picture_hash" is not null;
CREATE INDEX "payment_claims_by_reference" ON "payment_claims" USING btree ("reference_key") WHERE "payment_claims"."reference_key" is not null;
