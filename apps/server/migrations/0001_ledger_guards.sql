-- The database itself keeps the books: no code path, console or bug can rewrite a transfer, move a
-- balance without one, or let an audit row disappear.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: the table is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE ON transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE FUNCTION post_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account_id;
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_post AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION post_transfer();
--> statement-breakpoint
-- A balance changes only inside post_transfer, which is one trigger deeper than a plain update.
CREATE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER accounts_guarded BEFORE INSERT OR UPDATE ON accounts
  FOR EACH ROW EXECUTE FUNCTION guard_account();
--> statement-breakpoint
CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
CREATE TRIGGER accounts_no_truncate BEFORE TRUNCATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
--> statement-breakpoint
INSERT INTO accounts (kind) VALUES
  ('card_clearing'), ('class_revenue'), ('referral_bonus'), ('game_reward'), ('admin_adjustment');
