DROP INDEX "payments_by_date";--> statement-breakpoint
DROP INDEX "payments_by_name";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED;--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("created_at","id","service","is_credit","amount");--> statement-breakpoint
CREATE INDEX "payments_by_name_key" ON "payments" USING btree ("name_key","created_at","id");