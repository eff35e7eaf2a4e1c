CREATE TABLE "invoice_settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"transfer_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_settlements_transfer_key_unique" UNIQUE("transfer_key"),
	CONSTRAINT "invoice_settlements_amount" CHECK ("invoice_settlements"."amount" <> 0)
);

CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"place_id" integer,
	"period" integer DEFAULT 1 NOT NULL,
	"part" integer DEFAULT 1 NOT NULL,
	"parts" integer DEFAULT 1 NOT NULL,
	"class_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"overdue_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"request_key" text,
	CONSTRAINT "invoices_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."amount" > 0 and "invoices"."paid" between 0 and "invoices"."amount"),
	CONSTRAINT "invoices_state" CHECK (case "invoices"."state"
        when 'open' then "invoices"."paid" = 0
        when 'part_paid' then "invoices"."paid" > 0 and "invoices"."paid" < "invoices"."amount"
        when 'paid' then "invoices"."paid" = "invoices"."amount"
        when 'waived' then "invoices"."paid" = "invoices"."amount"
        when 'cancelled' then true
        else false end),
	CONSTRAINT "invoices_settled" CHECK (("invoices"."state" in ('open', 'part_paid')) = ("invoices"."settled_at" is null))
);

ALTER TABLE "classes" ADD COLUMN "parts" text DEFAULT '' NOT NULL;
ALTER TABLE "enrolments" ADD COLUMN "overdue_at" timestamp with time zone;
ALTER TABLE "invoice_settlements" ADD CONSTRAINT "invoice_settlements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "invoice_settlements_by_invoice" ON "invoice_settlements" USING btree ("invoice_id","id");
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("place_id","period","part") WHERE "invoices"."place_id" is not null;
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","due_on","id");
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("due_on","id") WHERE "invoices"."state" in ('open', 'part_paid');
CREATE INDEX "invoices_unpaid_by_class" ON "invoices" USING btree ("class_id","due_on","id") WHERE "invoices"."state" in ('open', 'part_paid');

ALTER TABLE "office_payments" ADD COLUMN "invoice_id" integer;
ALTER TABLE "office_payments" ADD CONSTRAINT "office_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "users" ADD COLUMN "pays_partly" boolean DEFAULT false NOT NULL;
