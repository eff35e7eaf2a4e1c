-- A review stays as the device noted it; it goes only with its person.
CREATE OR REPLACE TRIGGER review_logs_stay BEFORE UPDATE ON review_logs
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE OR REPLACE TRIGGER exercise_logs_stay BEFORE UPDATE ON exercise_logs
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
