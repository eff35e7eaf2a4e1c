CREATE TABLE "exam_queue_days" (
	"day" date PRIMARY KEY NOT NULL,
	"waiting" integer NOT NULL,
	CONSTRAINT "exam_queue_days_not_negative" CHECK ("exam_queue_days"."waiting" >= 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
-- What waits already.
INSERT INTO exam_queue_days (day, waiting)
  SELECT (submitted_at AT TIME ZONE 'UTC')::date, count(*) FROM exam_results WHERE is_waiting GROUP BY 1;
