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

-- Of the attempts of a student one counts: the best or the last that has its whole mark, as the exam
-- says, and while none has, the last of all. Which one it is is decided here, by every mark that is
-- given, changed or taken back, so that no reader works it out by itself.
CREATE OR REPLACE FUNCTION choose_counted_attempt(student integer, exam integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE chosen integer;
BEGIN
  -- The marks of two attempts that are given at once are looked at one after the other.
  PERFORM FROM exam_results WHERE user_id = student AND lesson_id = exam ORDER BY id FOR UPDATE;
  SELECT r.id INTO chosen
    FROM exam_results r JOIN lessons l ON l.id = r.lesson_id
    WHERE r.user_id = student AND r.lesson_id = exam
    ORDER BY r.total_score IS NULL,
      CASE WHEN l.counted_attempt = 'best' THEN r.total_score END DESC NULLS LAST,
      -- Of two alike the first was enough.
      CASE WHEN l.counted_attempt = 'best' AND r.total_score IS NOT NULL
        THEN r.attempt ELSE -r.attempt END
    LIMIT 1;
  UPDATE exam_results SET is_counted = false
    WHERE user_id = student AND lesson_id = exam AND is_counted AND id <> chosen;
  UPDATE exam_results SET is_counted = true WHERE id = chosen AND NOT is_counted;
END $$;

-- A further attempt does not count before it is compared.
CREATE OR REPLACE FUNCTION enter_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_counted := NEW.attempt = 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER exam_results_enter_attempt BEFORE INSERT ON exam_results
  FOR EACH ROW EXECUTE FUNCTION enter_attempt();

CREATE OR REPLACE FUNCTION compare_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM exam_results
      WHERE user_id = NEW.user_id AND lesson_id = NEW.lesson_id AND id <> NEW.id) THEN
    PERFORM choose_counted_attempt(NEW.user_id, NEW.lesson_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER exam_results_compared AFTER INSERT OR UPDATE OF total_score ON exam_results
  FOR EACH ROW EXECUTE FUNCTION compare_attempts();

-- An exam that counts another attempt from now on counts it of everybody who has sat it before.
CREATE OR REPLACE FUNCTION choose_counted_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM choose_counted_attempt(r.user_id, NEW.id)
    FROM (SELECT user_id FROM exam_results WHERE lesson_id = NEW.id AND attempt > 1
      GROUP BY user_id ORDER BY user_id) r;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER lessons_choose_attempts AFTER UPDATE OF counted_attempt ON lessons
  FOR EACH ROW WHEN (OLD.counted_attempt IS DISTINCT FROM NEW.counted_attempt)
  EXECUTE FUNCTION choose_counted_attempts();
