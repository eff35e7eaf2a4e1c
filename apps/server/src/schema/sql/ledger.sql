-- The database itself keeps the books: no code path, console or bug can rewrite a transfer, or move a
-- balance without one.
CREATE OR REPLACE TRIGGER transfers_append_only BEFORE DELETE OR UPDATE ON transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

CREATE OR REPLACE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- A transfer moves its amount from one account to the other. Triggers fire in the order of their
-- names: this one fires before transfers_record and holds the accounts first.
CREATE OR REPLACE FUNCTION post_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account_id;
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transfers_post AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION post_transfer();

-- A balance changes only inside post_transfer, which is one trigger deeper than a plain update.
CREATE OR REPLACE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'an account starts at zero' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF pg_trigger_depth() < 2 OR NEW.kind <> OLD.kind OR NEW.user_id IS DISTINCT FROM OLD.user_id THEN
    RAISE EXCEPTION 'an account changes only by a transfer'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER accounts_guarded BEFORE INSERT OR UPDATE ON accounts
  FOR EACH ROW EXECUTE FUNCTION guard_account();

CREATE OR REPLACE TRIGGER accounts_stay BEFORE DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

CREATE OR REPLACE TRIGGER accounts_no_truncate BEFORE TRUNCATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- Nothing is dated into a month that is closed. Who writes shares a lock that whoever closes a month holds
-- alone: what is written is in the sums of the closing, or meets it here. The number of the lock is that of
-- `MONTHS` in modules/ledger/store-months.ts.
CREATE OR REPLACE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7202670);
  IF EXISTS (
    SELECT 1 FROM month_closings WHERE reopened_at IS NULL
      AND CASE WHEN NEW.dated_on IS NULL THEN NEW.created_at < ended_at ELSE NEW.dated_on < next_month END
  ) THEN
    RAISE EXCEPTION 'the month of this transfer is closed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER transfers_month_open BEFORE INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
