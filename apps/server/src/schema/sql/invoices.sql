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
