-- The administrator's list of payments follows the ledger by triggers: every transfer is on the list
-- in the transaction that writes it, and in the counts of the list (decision 018).

-- What kind of transfer counts as which service of the list's filter.
CREATE OR REPLACE FUNCTION payment_service(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('card_funding', 'admin_funding', 'office_payment') THEN 'fund'
    WHEN kind IN ('class_enrolment', 'invoice_payment') THEN 'enrolment'
    WHEN kind = 'class_renewal' THEN 'renewal'
    WHEN kind LIKE 'referral%' THEN 'referral'
    WHEN kind = 'game_reward' THEN 'quiz'
    WHEN kind LIKE '%refund%' THEN 'refund'
    WHEN kind = 'funding_reversal' THEN 'correction'
    ELSE kind
  END
$$;

-- By which way money came from outside, or went back there, by the kind of the account on the other side.
CREATE OR REPLACE FUNCTION payment_way(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind
    WHEN 'card_clearing' THEN 'card'
    WHEN 'bank' THEN 'bank'
    WHEN 'cash' THEN 'cash'
    WHEN 'other_receipts' THEN 'other'
    WHEN 'waivers' THEN 'waiver'
    ELSE 'none'
  END
$$;

-- A row of the list for each wallet that a transfer touched, under the title it has in common with others.
CREATE OR REPLACE FUNCTION record_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO payments
      (transfer_id, user_id, name, title_id, service, is_credit, amount, created_at, class_id, way)
    SELECT NEW.id, u.id, u.name, known, payment_service(NEW.kind),
           a.id = NEW.credit_account_id, NEW.amount, NEW.created_at, NEW.class_id, payment_way(b.kind)
    FROM accounts a JOIN users u ON u.id = a.user_id
    JOIN accounts b ON b.id = NEW.debit_account_id + NEW.credit_account_id - a.id
    WHERE a.id IN (NEW.debit_account_id, NEW.credit_account_id)
    ORDER BY a.id;
  RETURN NULL;
END $$;

-- Fires after transfers_post (by name), which holds the accounts: locks are taken in that order.
CREATE OR REPLACE TRIGGER transfers_record AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION record_payment();

-- How many payments there are and what they come to: of all time, of each month and of each day (UTC).
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
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payments_counted AFTER INSERT ON payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_payments();

-- The list is sorted by the payer's name as it is now.
CREATE OR REPLACE FUNCTION rename_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET name = NEW.name WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_rename_payer AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_payer();

-- Writes the list anew from the ledger: for repairs, and for imports, which write past the triggers.
CREATE OR REPLACE FUNCTION rebuild_payments() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE payments, payment_totals, payment_titles RESTART IDENTITY;
  INSERT INTO payment_titles (title, search_text)
    SELECT DISTINCT ON (description) description, search_text FROM transfers ORDER BY description, id;
  INSERT INTO payments
      (transfer_id, user_id, name, title_id, service, is_credit, amount, created_at, class_id, way)
    SELECT t.id, u.id, u.name, k.id, payment_service(t.kind), a.id = t.credit_account_id, t.amount, t.created_at,
           t.class_id, payment_way(b.kind)
    FROM transfers t
    JOIN accounts a ON a.id IN (t.debit_account_id, t.credit_account_id)
    JOIN accounts b ON b.id = t.debit_account_id + t.credit_account_id - a.id
    JOIN users u ON u.id = a.user_id
    JOIN payment_titles k ON md5(k.title) = md5(t.description)
    ORDER BY t.id, a.id;
END $$;
