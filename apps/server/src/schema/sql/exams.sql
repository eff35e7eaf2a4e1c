-- The queue of exams to mark keeps itself: whether a submission waits, and how many do of each exam
-- and of each day (UTC), is never counted and cannot be forgotten by a code path.

-- A submission without a total waits; one of typed theory alone may be marked automatically.
CREATE OR REPLACE FUNCTION enter_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_waiting := NEW.total_score IS NULL;
    NEW.awaits_machine := NEW.is_waiting AND NEW.theory_image IS NULL AND NEW.theory_text <> '';
  ELSIF NEW.total_score IS NOT NULL THEN
    NEW.is_waiting := false;
    NEW.awaits_machine := false;
  ELSIF OLD.total_score IS NOT NULL THEN
    -- A mark was taken back: the submission stands where it stood.
    NEW.is_waiting := EXISTS (SELECT FROM users WHERE id = NEW.user_id AND deleted_at IS NULL);
    NEW.awaits_machine := NEW.is_waiting AND NEW.theory_image IS NULL AND NEW.theory_text <> ''
      AND NOT EXISTS (SELECT FROM machine_marks WHERE result_id = NEW.id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER exam_results_enter_queue BEFORE INSERT OR UPDATE OF total_score ON exam_results
  FOR EACH ROW EXECUTE FUNCTION enter_exam_queue();

-- How many wait, by exam and by day.
CREATE OR REPLACE FUNCTION count_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_waiting THEN
    UPDATE exam_queues SET waiting = waiting - 1 WHERE lesson_id = OLD.lesson_id;
    UPDATE exam_queue_days SET waiting = waiting - 1
      WHERE day = (OLD.submitted_at AT TIME ZONE 'UTC')::date;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_waiting THEN
    INSERT INTO exam_queues (lesson_id, waiting) VALUES (NEW.lesson_id, 1)
      ON CONFLICT (lesson_id) DO UPDATE SET waiting = exam_queues.waiting + 1;
    INSERT INTO exam_queue_days (day, waiting)
      VALUES ((NEW.submitted_at AT TIME ZONE 'UTC')::date, 1)
      ON CONFLICT (day) DO UPDATE SET waiting = exam_queue_days.waiting + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER exam_results_counted AFTER INSERT OR DELETE ON exam_results
  FOR EACH ROW EXECUTE FUNCTION count_exam_queue();

CREATE OR REPLACE TRIGGER exam_results_recounted AFTER UPDATE ON exam_results
  FOR EACH ROW WHEN (OLD.is_waiting IS DISTINCT FROM NEW.is_waiting)
  EXECUTE FUNCTION count_exam_queue();

-- The exam of a student who is deleted waits for no mark.
CREATE OR REPLACE FUNCTION leave_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE exam_results SET is_waiting = false, awaits_machine = false
    WHERE user_id = NEW.id AND is_waiting;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_leave_exam_queue AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION leave_exam_queue();
