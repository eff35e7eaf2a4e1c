-- Whoever leaves a class, since its payment was returned, is not among its students any more.
CREATE FUNCTION uncount_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE class_totals SET students = students - gone.students
  FROM (
    SELECT removed.class_id, count(*) AS students FROM removed
    JOIN users ON users.id = removed.user_id AND users.deleted_at IS NULL
    GROUP BY removed.class_id) AS gone
  WHERE gone.class_id = class_totals.class_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enrolments_uncounted AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION uncount_enrolments();
