CREATE TABLE "office_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"class_id" integer,
	"amount" bigint NOT NULL,
	"way" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reference_key" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"taken_by" integer,
	"taken_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"refusal" text DEFAULT '' NOT NULL,
	"enrolment_key" text,
	"request_key" text,
	"order_hash" text NOT NULL,
	CONSTRAINT "office_payments_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "office_payments_amount_positive" CHECK ("office_payments"."amount" > 0),
	CONSTRAINT "office_payments_way_known" CHECK ("office_payments"."way" in ('bank', 'cash', 'other', 'waiver')),
	CONSTRAINT "office_payments_state_known" CHECK ("office_payments"."state" in ('waiting', 'booked', 'refused', 'returned'))
);

ALTER TABLE "enrolments" ADD COLUMN "free_reason" text;
ALTER TABLE "intakes" ADD COLUMN "free_reason" text;
ALTER TABLE "office_payments" ADD CONSTRAINT "office_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "office_payments" ADD CONSTRAINT "office_payments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "office_payments" ADD CONSTRAINT "office_payments_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "office_payments" ADD CONSTRAINT "office_payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "office_payments_token" ON "office_payments" USING btree ("token");
CREATE UNIQUE INDEX "office_payments_reference" ON "office_payments" USING btree ("way","reference_key") WHERE "office_payments"."reference_key" is not null and "office_payments"."state" in ('waiting', 'booked');
CREATE INDEX "office_payments_by_user" ON "office_payments" USING btree ("user_id","id" DESC NULLS LAST);
CREATE INDEX "office_payments_waiting" ON "office_payments" USING btree ("id") WHERE "office_payments"."state" = 'waiting';

-- The accounts of the institute that such payments come from, one of each kind.
INSERT INTO accounts (kind) VALUES ('bank'), ('cash'), ('other_receipts'), ('waivers');
