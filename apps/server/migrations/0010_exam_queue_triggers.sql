-- The queue of exams to mark keeps itself: whether a submission waits, and how many of each exam do,
-- is never counted and cannot be forgotten by a code path.
CREATE FUNCTION enter_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_waiting := NEW.total_score IS NULL;
    NEW.awaits_machine := NEW.is_waiting AND NEW.theory_image IS NULL AND NEW.theory_text <> '';
  ELSIF NEW.total_score IS NOT NULL THEN
    NEW.is_waiting := false;
    NEW.awaits_machine := false;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER exam_results_enter_queue BEFORE INSERT OR UPDATE OF total_score ON exam_results
  FOR EACH ROW EXECUTE FUNCTION enter_exam_queue();
--> statement-breakpoint
CREATE FUNCTION count_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_waiting THEN
    UPDATE exam_queues SET waiting = waiting - 1 WHERE lesson_id = OLD.lesson_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_waiting THEN
    INSERT INTO exam_queues (lesson_id, waiting) VALUES (NEW.lesson_id, 1)
      ON CONFLICT (lesson_id) DO UPDATE SET waiting = exam_queues.waiting + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exam_results_counted AFTER INSERT OR DELETE ON exam_results
  FOR EACH ROW EXECUTE FUNCTION count_exam_queue();
--> statement-breakpoint
CREATE TRIGGER exam_results_recounted AFTER UPDATE ON exam_results
  FOR EACH ROW WHEN (OLD.is_waiting IS DISTINCT FROM NEW.is_waiting)
  EXECUTE FUNCTION count_exam_queue();
--> statement-breakpoint
-- Nobody is to mark the exam of a student whose account is gone.
CREATE FUNCTION leave_exam_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE exam_results SET is_waiting = false, awaits_machine = false
    WHERE user_id = NEW.id AND is_waiting;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_leave_exam_queue AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION leave_exam_queue();
--> statement-breakpoint
-- What waits already.
UPDATE exam_results r SET is_waiting = true, awaits_machine = r.theory_image IS NULL AND r.theory_text <> ''
  FROM users u WHERE u.id = r.user_id AND u.deleted_at IS NULL AND r.total_score IS NULL;
