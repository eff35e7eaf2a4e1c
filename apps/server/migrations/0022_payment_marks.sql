CREATE TABLE "payment_mark_counts" (
	"mark_id" integer NOT NULL,
	"service" text NOT NULL,
	"is_credit" boolean NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "payment_mark_counts_mark_id_service_is_credit_pk" PRIMARY KEY("mark_id","service","is_credit")
);
--> statement-breakpoint
CREATE TABLE "payment_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sorted_by" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payment_id" bigint NOT NULL,
	CONSTRAINT "payment_marks_once" UNIQUE("sorted_by","name_key","amount","created_at","payment_id")
);
--> statement-breakpoint
DROP INDEX "payments_by_name_key";--> statement-breakpoint
DROP INDEX "payments_by_amount";--> statement-breakpoint
ALTER TABLE "payment_mark_counts" ADD CONSTRAINT "payment_mark_counts_mark_id_payment_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."payment_marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_in_name_order" ON "payments" USING btree ("name_key","created_at","id","service","is_credit");--> statement-breakpoint
CREATE INDEX "payments_in_amount_order" ON "payments" USING btree ("amount","created_at","id","service","is_credit");
--> statement-breakpoint
-- Payments are counted into the part of each order in which they stand. Marks move only under a
-- lock that waits for whoever counts, so a mark that is found is still there when it is counted.
CREATE OR REPLACE FUNCTION count_payments() RETURNS trigger LANGUAGE plpgsql AS $$
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

  LOCK TABLE payment_mark_counts IN ROW EXCLUSIVE MODE;
  INSERT INTO payment_mark_counts (mark_id, service, is_credit, count)
    SELECT part.id, p.service, p.is_credit, count(*)
    FROM added p CROSS JOIN (VALUES ('name_key'), ('amount')) AS o(sorted_by)
    CROSS JOIN LATERAL (
      SELECT m.id FROM payment_marks m
      WHERE m.sorted_by = o.sorted_by
        AND (m.name_key, m.amount, m.created_at, m.payment_id) <= (
          CASE o.sorted_by WHEN 'name_key' THEN p.name_key ELSE '' END,
          CASE o.sorted_by WHEN 'amount' THEN p.amount ELSE 0 END,
          p.created_at, p.id)
      ORDER BY m.name_key DESC, m.amount DESC, m.created_at DESC, m.payment_id DESC
      LIMIT 1) part
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
  ON CONFLICT (mark_id, service, is_credit) DO UPDATE
    SET count = payment_mark_counts.count + EXCLUDED.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts the payments of every part that has no counts.
CREATE FUNCTION count_payment_parts() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sorting text;
BEGIN
  FOREACH sorting IN ARRAY ARRAY['name_key', 'amount'] LOOP
    EXECUTE format($count$
      INSERT INTO payment_mark_counts (mark_id, service, is_credit, count)
        SELECT m.id, p.service, p.is_credit, count(*)
        FROM (
          SELECT id, %1$I, created_at, payment_id,
                 lead(%1$I) OVER following AS until, lead(created_at) OVER following AS until_at,
                 lead(payment_id) OVER following AS until_id
          FROM payment_marks WHERE sorted_by = %1$L
          WINDOW following AS (ORDER BY %1$I, created_at, payment_id)) m
        JOIN payments p ON (p.%1$I, p.created_at, p.id) >= (m.%1$I, m.created_at, m.payment_id)
          AND (m.until IS NULL OR (p.%1$I, p.created_at, p.id) < (m.until, m.until_at, m.until_id))
        WHERE NOT EXISTS (SELECT 1 FROM payment_mark_counts c WHERE c.mark_id = m.id)
        GROUP BY 1, 2, 3
    $count$, sorting);
  END LOOP;
END $$;
--> statement-breakpoint
-- Divides every part of more than twice `size` payments into parts of `size`.
CREATE FUNCTION divide_payment_marks(size integer DEFAULT 10000) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sorting text;
BEGIN
  LOCK TABLE payment_mark_counts IN EXCLUSIVE MODE;
  PERFORM count_payment_parts();
  FOREACH sorting IN ARRAY ARRAY['name_key', 'amount'] LOOP
    EXECUTE format($divide$
      WITH parts AS (
        SELECT id, %1$I, created_at, payment_id,
               lead(%1$I) OVER following AS until, lead(created_at) OVER following AS until_at,
               lead(payment_id) OVER following AS until_id
        FROM payment_marks WHERE sorted_by = %1$L
        WINDOW following AS (ORDER BY %1$I, created_at, payment_id)),
      large AS (
        SELECT * FROM parts
        WHERE (SELECT sum(count) FROM payment_mark_counts c WHERE c.mark_id = parts.id) > 2 * $1),
      places AS (
        SELECT p.%1$I, p.created_at, p.id,
               row_number() OVER (PARTITION BY m.id ORDER BY p.%1$I, p.created_at, p.id) - 1 AS place
        FROM large m
        JOIN payments p ON (p.%1$I, p.created_at, p.id) >= (m.%1$I, m.created_at, m.payment_id)
          AND (m.until IS NULL OR (p.%1$I, p.created_at, p.id) < (m.until, m.until_at, m.until_id))),
      emptied AS (
        DELETE FROM payment_mark_counts USING large WHERE mark_id = large.id)
      INSERT INTO payment_marks (sorted_by, %1$I, created_at, payment_id)
        SELECT %1$L, %1$I, created_at, id FROM places WHERE place > 0 AND place %% $1 = 0
    $divide$, sorting) USING size;
  END LOOP;
  PERFORM count_payment_parts();
END $$;
--> statement-breakpoint
-- A new name moves the payments of a person to another part of the order by name.
CREATE OR REPLACE FUNCTION rename_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE payment_mark_counts IN EXCLUSIVE MODE;
  PERFORM move_payments(NEW.id, -1);
  UPDATE payments SET name = NEW.name WHERE user_id = NEW.id;
  PERFORM move_payments(NEW.id, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Takes the payments of a person out of the counts of the order by name, or puts them in.
CREATE FUNCTION move_payments(payer integer, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_mark_counts (mark_id, service, is_credit, count)
    SELECT part.id, p.service, p.is_credit, sign * count(*)
    FROM payments p
    CROSS JOIN LATERAL (
      SELECT m.id FROM payment_marks m
      WHERE m.sorted_by = 'name_key'
        AND (m.name_key, m.created_at, m.payment_id) <= (p.name_key, p.created_at, p.id)
      ORDER BY m.name_key DESC, m.created_at DESC, m.payment_id DESC
      LIMIT 1) part
    WHERE p.user_id = payer
    GROUP BY 1, 2, 3
  ON CONFLICT (mark_id, service, is_credit) DO UPDATE
    SET count = payment_mark_counts.count + EXCLUDED.count
$$;
--> statement-breakpoint
-- Sets the marks anew. The first part of each order begins before everything.
CREATE FUNCTION mark_payments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM payment_marks;
  INSERT INTO payment_marks (sorted_by, amount, created_at, payment_id)
    VALUES ('name_key', 0, '-infinity', 0), ('amount', 0, '-infinity', 0);
  PERFORM divide_payment_marks();
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_payments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE payments, payment_totals, payment_titles, payment_mark_counts, payment_marks RESTART IDENTITY;
  INSERT INTO payment_titles (title, search_text)
    SELECT DISTINCT ON (description) description, search_text FROM transfers ORDER BY description, id;
  INSERT INTO payments (transfer_id, user_id, name, title_id, service, is_credit, amount, created_at)
    SELECT t.id, u.id, u.name, k.id, payment_service(t.kind), a.id = t.credit_account_id, t.amount, t.created_at
    FROM transfers t
    JOIN accounts a ON a.id IN (t.debit_account_id, t.credit_account_id)
    JOIN users u ON u.id = a.user_id
    JOIN payment_titles k ON md5(k.title) = md5(t.description)
    ORDER BY t.id, a.id;
  PERFORM mark_payments();
END $$;
--> statement-breakpoint
SELECT mark_payments();
