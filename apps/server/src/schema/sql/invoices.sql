-- From when on a place waits for what is owed for it: the first of its invoices that are not paid. A month is none of
-- them: a place whose month nobody pays has ended by itself. Whoever
-- writes an invoice holds the wallet of its student, so that two never write one place at once.
CREATE OR REPLACE FUNCTION note_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enrolments SET overdue_at = (
    SELECT min(overdue_at) FROM invoices
    WHERE place_id = NEW.place_id AND state IN ('open', 'part_paid') AND NOT is_month)
  WHERE id = NEW.place_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invoices_made AFTER INSERT ON invoices
  FOR EACH ROW WHEN (NEW.place_id IS NOT NULL AND NEW.settled_at IS NULL)
  EXECUTE FUNCTION note_overdue();

CREATE OR REPLACE TRIGGER invoices_changed AFTER UPDATE OF state, overdue_at ON invoices
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.overdue_at IS DISTINCT FROM NEW.overdue_at)
  EXECUTE FUNCTION note_overdue();

-- How many invoices are unpaid and what is left of them, by class and day: who owes is summed from these.
CREATE OR REPLACE FUNCTION count_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_totals AS kept (class_id, due_on, count, rest)
    SELECT coalesce(class_id, 0), due_on, count(*), sum(amount - paid)
    FROM added WHERE settled_at IS NULL
    GROUP BY 1, 2
    -- Always in the same order, so that no two transactions wait for each other.
    ORDER BY 1, 2
  ON CONFLICT (class_id, due_on) DO UPDATE
    SET count = kept.count + EXCLUDED.count, rest = kept.rest + EXCLUDED.rest;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invoices_counted AFTER INSERT ON invoices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();

CREATE OR REPLACE FUNCTION recount_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_totals AS kept (class_id, due_on, count, rest)
    SELECT class_id, due_on, sum(one), sum(rest) FROM (
      SELECT coalesce(class_id, 0) AS class_id, due_on, 1 AS one, amount - paid AS rest
      FROM now WHERE settled_at IS NULL
      UNION ALL
      SELECT coalesce(class_id, 0), due_on, -1, paid - amount FROM before WHERE settled_at IS NULL
    ) AS moved
    GROUP BY class_id, due_on HAVING sum(one) <> 0 OR sum(rest) <> 0
    ORDER BY class_id, due_on
  ON CONFLICT (class_id, due_on) DO UPDATE
    SET count = kept.count + EXCLUDED.count, rest = kept.rest + EXCLUDED.rest;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invoices_recounted AFTER UPDATE ON invoices
  REFERENCING OLD TABLE AS before NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION recount_invoices();
