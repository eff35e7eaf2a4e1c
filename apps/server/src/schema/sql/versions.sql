-- A table that is read whole and rarely changes gets another name for its state with every change, in
-- the transaction that makes it: whoever sees the change sees the name.
CREATE OR REPLACE FUNCTION name_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO table_versions (name, version) VALUES (TG_TABLE_NAME, gen_random_uuid())
    ON CONFLICT (name) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER classes_versioned AFTER INSERT OR DELETE OR UPDATE ON classes
  FOR EACH STATEMENT EXECUTE FUNCTION name_version();
