-- A win is a round that a verified person answered rightly and at a person's pace, whatever code path
-- writes it: each answer at least 1.5 seconds after the one before it, the first after the opening.
CREATE OR REPLACE FUNCTION guard_game_win() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a win is of a verified person' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF EXISTS (
    SELECT 1 FROM (
      SELECT is_correct, in_time,
        answered_at - coalesce(lag(answered_at) OVER (ORDER BY question), opened_at) AS taken
      FROM game_answers JOIN game_rounds ON game_rounds.id = round_id WHERE round_id = NEW.round_id
    ) AS answered
    WHERE NOT is_correct OR NOT in_time OR taken < interval '1.5 seconds'
  ) THEN
    RAISE EXCEPTION 'a win is a round answered rightly, in time and no faster than people read'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER game_wins_guarded BEFORE INSERT ON game_wins
  FOR EACH ROW EXECUTE FUNCTION guard_game_win();
