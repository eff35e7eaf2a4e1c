CREATE TABLE "invoice_totals" (
	"class_id" integer,
	"due_on" date,
	"count" integer NOT NULL,
	"rest" bigint NOT NULL,
	CONSTRAINT "invoice_totals_class_id_due_on_pk" PRIMARY KEY("class_id","due_on")
);
-- No invoice changes between this count and the triggers, which are made in the same transaction.
LOCK TABLE "invoices" IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO "invoice_totals" ("class_id", "due_on", "count", "rest")
  SELECT coalesce("class_id", 0), "due_on", count(*), sum("amount" - "paid")
  FROM "invoices" WHERE "state" in ('open', 'part_paid') GROUP BY 1, 2;
