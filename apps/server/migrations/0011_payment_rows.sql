CREATE TABLE "payment_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_totals" (
	"grain" text NOT NULL,
	"day" date NOT NULL,
	"service" text NOT NULL,
	"is_credit" boolean NOT NULL,
	"title_id" integer NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_totals_grain_day_service_is_credit_title_id_pk" PRIMARY KEY("grain","day","service","is_credit","title_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"title_id" integer NOT NULL,
	"service" text NOT NULL,
	"is_credit" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_totals" ADD CONSTRAINT "payment_totals_title_id_payment_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."payment_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_title_id_payment_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."payment_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_titles_once" ON "payment_titles" USING btree (md5("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("transfer_id","is_credit");--> statement-breakpoint
CREATE INDEX "payments_by_date" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_type" ON "payments" USING btree ("is_credit","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_service" ON "payments" USING btree ("service","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_title" ON "payments" USING btree ("title_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_name" ON "payments" USING btree (lower("name"),"created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","created_at","id");
--> statement-breakpoint
-- The administrator's list of payments follows the ledger by triggers: what moves money, whoever
-- writes it, is on the list in the same transaction, and the counts of the list with it.
CREATE FUNCTION payment_service(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('card_funding', 'admin_funding') THEN 'fund'
    WHEN kind = 'class_enrolment' THEN 'enrolment'
    WHEN kind = 'class_renewal' THEN 'renewal'
    WHEN kind LIKE 'referral%' THEN 'referral'
    WHEN kind = 'game_reward' THEN 'quiz'
    WHEN kind LIKE '%refund%' THEN 'refund'
    ELSE kind
  END
$$;
--> statement-breakpoint
CREATE FUNCTION record_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known integer;
BEGIN
  SELECT id INTO known FROM payment_titles WHERE md5(title) = md5(NEW.description);
  IF known IS NULL THEN
    INSERT INTO payment_titles (title, search_text) VALUES (NEW.description, NEW.search_text)
      ON CONFLICT DO NOTHING RETURNING id INTO known;
    IF known IS NULL THEN
      SELECT id INTO known FROM payment_titles WHERE md5(title) = md5(NEW.description);
    END IF;
  END IF;
  INSERT INTO payments (transfer_id, user_id, name, title_id, service, is_credit, amount, created_at)
    SELECT NEW.id, u.id, u.name, known, payment_service(NEW.kind),
           a.id = NEW.credit_account_id, NEW.amount, NEW.created_at
    FROM accounts a JOIN users u ON u.id = a.user_id
    WHERE a.id IN (NEW.debit_account_id, NEW.credit_account_id)
    ORDER BY a.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Fires after transfers_post (by name), which holds the accounts: locks are taken in that order.
CREATE TRIGGER transfers_record AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION record_payment();
--> statement-breakpoint
CREATE FUNCTION count_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (grain, day, service, is_credit, title_id, count, amount)
    SELECT g.grain,
           CASE g.grain
             WHEN 'all' THEN DATE '1970-01-01'
             WHEN 'month' THEN date_trunc('month', p.created_at AT TIME ZONE 'UTC')::date
             ELSE (p.created_at AT TIME ZONE 'UTC')::date
           END,
           p.service, p.is_credit, p.title_id, count(*), sum(p.amount)
    FROM added p CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS g(grain)
    GROUP BY 1, 2, 3, 4, 5
    -- Always in the same order, so that no two transactions wait for each other.
    ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (grain, day, service, is_credit, title_id) DO UPDATE
    SET count = payment_totals.count + EXCLUDED.count,
        amount = payment_totals.amount + EXCLUDED.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_counted AFTER INSERT ON payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_payments();
--> statement-breakpoint
CREATE FUNCTION rename_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET name = NEW.name WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_payer AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_payer();
--> statement-breakpoint
-- Writes the list anew from the ledger: for what moved before there was a list, and for repairs.
CREATE FUNCTION rebuild_payments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE payments, payment_totals, payment_titles RESTART IDENTITY;
  INSERT INTO payment_titles (title, search_text)
    SELECT DISTINCT ON (description) description, search_text FROM transfers ORDER BY description, id;
  INSERT INTO payments (transfer_id, user_id, name, title_id, service, is_credit, amount, created_at)
    SELECT t.id, u.id, u.name, k.id, payment_service(t.kind), a.id = t.credit_account_id, t.amount, t.created_at
    FROM transfers t
    JOIN accounts a ON a.id IN (t.debit_account_id, t.credit_account_id)
    JOIN users u ON u.id = a.user_id
    JOIN payment_titles k ON md5(k.title) = md5(t.description)
    ORDER BY t.id, a.id;
END $$;
--> statement-breakpoint
SELECT rebuild_payments();
--> statement-breakpoint
-- Finds a few letters anywhere in names without reading all of them. A database without the
-- extension answers the same, more slowly.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS users_search_trigrams ON users USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
