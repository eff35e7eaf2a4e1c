CREATE TABLE "invoice_totals" (
	"class_id" integer,
	"due_on" date,
	"count" integer NOT NULL,
	"rest" bigint NOT NULL,
	CONSTRAINT "invoice_totals_class_id_due_on_pk" PRIMARY KEY("class_id","due_on")
);
