-- How many live users there are of each role: whatever adds, promotes or deletes one, they follow.
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_totals AS kept (role, users)
  SELECT role, count(*) FROM added WHERE deleted_at IS NULL GROUP BY role ORDER BY role
  ON CONFLICT (role) DO UPDATE SET users = kept.users + excluded.users;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE FUNCTION recount_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Both rows in their order first, so that no two transactions wait for each other.
  PERFORM 1 FROM user_totals WHERE role IN (OLD.role, NEW.role) ORDER BY role FOR UPDATE;
  IF OLD.deleted_at IS NULL THEN
    UPDATE user_totals SET users = users - 1 WHERE role = OLD.role;
  END IF;
  IF NEW.deleted_at IS NULL THEN
    INSERT INTO user_totals AS kept (role, users) VALUES (NEW.role, 1)
    ON CONFLICT (role) DO UPDATE SET users = kept.users + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_recounted AFTER UPDATE OF role, deleted_at ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION recount_user();
--> statement-breakpoint
INSERT INTO user_totals (role, users)
SELECT role, count(users.id) FROM (VALUES (1::smallint), (11::smallint)) AS known(role)
LEFT JOIN users USING (role) WHERE deleted_at IS NULL GROUP BY role;
