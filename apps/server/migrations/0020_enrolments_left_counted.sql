-- The same with its columns named in full: both tables have one of students.
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
