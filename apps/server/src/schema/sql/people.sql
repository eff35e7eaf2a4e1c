-- How many live users there are: of each role, and of each day (UTC) on which they joined. Whatever
-- adds, promotes, deletes or moves one, the counts follow. The audit log only grows.
CREATE OR REPLACE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_totals AS kept (role, users)
  SELECT role, count(*) FROM added WHERE deleted_at IS NULL GROUP BY role ORDER BY role
  ON CONFLICT (role) DO UPDATE SET users = kept.users + excluded.users;
  INSERT INTO user_days AS kept (day, users)
  SELECT (joined_at AT TIME ZONE 'UTC')::date, count(*) FROM added WHERE deleted_at IS NULL GROUP BY 1 ORDER BY 1
  ON CONFLICT (day) DO UPDATE SET users = kept.users + excluded.users;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_counted AFTER INSERT ON users
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_users();

CREATE OR REPLACE FUNCTION recount_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Both rows in their order first, so that no two transactions wait for each other; the days after.
  PERFORM 1 FROM user_totals WHERE role IN (OLD.role, NEW.role) ORDER BY role FOR UPDATE;
  IF OLD.deleted_at IS NULL THEN
    UPDATE user_totals SET users = users - 1 WHERE role = OLD.role;
    UPDATE user_days SET users = users - 1 WHERE day = (OLD.joined_at AT TIME ZONE 'UTC')::date;
  END IF;
  IF NEW.deleted_at IS NULL THEN
    INSERT INTO user_totals AS kept (role, users) VALUES (NEW.role, 1)
    ON CONFLICT (role) DO UPDATE SET users = kept.users + 1;
    INSERT INTO user_days AS kept (day, users) VALUES ((NEW.joined_at AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (day) DO UPDATE SET users = kept.users + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_recounted AFTER UPDATE OF role, deleted_at, joined_at ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at
    OR OLD.joined_at IS DISTINCT FROM NEW.joined_at)
  EXECUTE FUNCTION recount_user();

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- What has been kept long enough may go (setting auditDays), but nothing of the last year, whatever
-- the setting says.
CREATE OR REPLACE TRIGGER audit_log_keeps_a_year BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (OLD.at > now() - '365 days'::interval) EXECUTE FUNCTION refuse_rewrite();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- When a person was last there. An administrator who is signed in as a student is not the student.
CREATE OR REPLACE FUNCTION note_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET last_seen_at = NEW.last_seen_at
  WHERE id = NEW.user_id AND (last_seen_at IS NULL OR last_seen_at < NEW.last_seen_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF last_seen_at ON sessions
  FOR EACH ROW WHEN (NEW.admin_id IS NULL) EXECUTE FUNCTION note_seen();
