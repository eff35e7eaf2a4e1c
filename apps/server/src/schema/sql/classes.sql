-- A class's list of students or of attendance says how long it is on every page. Counting would cost
-- more with every student, so the database keeps the numbers: whatever adds a row, they follow.
CREATE OR REPLACE FUNCTION count_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_totals AS kept (class_id, students)
  SELECT added.class_id, count(*) FROM added
  JOIN users ON users.id = added.user_id AND users.deleted_at IS NULL
  GROUP BY added.class_id ORDER BY added.class_id
  ON CONFLICT (class_id) DO UPDATE SET students = kept.students + excluded.students;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER enrolments_counted AFTER INSERT ON enrolments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_enrolments();

-- A student who leaves a class, because its payment was returned, is not counted any more.
CREATE OR REPLACE FUNCTION uncount_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE class_totals SET students = class_totals.students - gone.leavers
  FROM (
    SELECT removed.class_id, count(*) AS leavers FROM removed
    JOIN users ON users.id = removed.user_id AND users.deleted_at IS NULL
    GROUP BY removed.class_id) AS gone
  WHERE gone.class_id = class_totals.class_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER enrolments_uncounted AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION uncount_enrolments();

-- Who leaves a class leaves its groups: their seats are free.
CREATE OR REPLACE FUNCTION leave_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_members USING removed, groups
  WHERE groups.class_id = removed.class_id
    AND group_members.group_id = groups.id AND group_members.user_id = removed.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER enrolments_left AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION leave_groups();

-- Attendance: the first opening of each lesson by each student.
CREATE OR REPLACE FUNCTION count_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_totals AS kept (class_id, views)
  SELECT added.class_id, count(*) FROM added
  JOIN users ON users.id = added.user_id AND users.deleted_at IS NULL
  GROUP BY added.class_id ORDER BY added.class_id
  ON CONFLICT (class_id) DO UPDATE SET views = kept.views + excluded.views;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER lesson_progress_counted AFTER INSERT ON lesson_progress
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_views();

-- A deleted user is in no list any more. The rows are locked in their order, as above.
CREATE OR REPLACE FUNCTION uncount_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM class_totals WHERE class_id IN (
    SELECT class_id FROM enrolments WHERE user_id = NEW.id
    UNION SELECT class_id FROM lesson_progress WHERE user_id = NEW.id)
  ORDER BY class_id FOR UPDATE;
  UPDATE class_totals SET students = students - 1
  FROM enrolments WHERE enrolments.user_id = NEW.id AND enrolments.class_id = class_totals.class_id;
  UPDATE class_totals SET views = class_totals.views - gone.views
  FROM (SELECT class_id, count(*) AS views FROM lesson_progress WHERE user_id = NEW.id GROUP BY class_id) AS gone
  WHERE gone.class_id = class_totals.class_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_uncounted AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION uncount_user();
