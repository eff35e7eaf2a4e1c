-- What searches compare of lessons and classes stands beside it, however it was written. It begins with
-- a space, so that every word of it does, and one condition finds what begins a word. Searches know no
-- apostrophes.
CREATE OR REPLACE FUNCTION fold_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.subject_folded := ' ' || translate(installed.folded(NEW.subject), '''`´', '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER lessons_folded BEFORE INSERT OR UPDATE OF subject, subject_folded ON lessons
  FOR EACH ROW EXECUTE FUNCTION fold_lesson();

CREATE OR REPLACE FUNCTION fold_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_folded := ' ' || translate(installed.folded(NEW.name), '''`´', '');
  NEW.category_folded := ' ' || translate(installed.folded(NEW.category), '''`´', '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER classes_folded
  BEFORE INSERT OR UPDATE OF name, category, name_folded, category_folded ON classes
  FOR EACH ROW EXECUTE FUNCTION fold_class();
