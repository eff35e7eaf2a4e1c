-- A text as searches compare it, as far as the database folds it (contract/rules/fold-arabic.ts): all
-- but ligatures such as ß. Indexes are built of it, so it never changes: another way of folding is
-- another function with indexes of its own. What it costs, the planner is told: it would rather fold
-- every row than look into an index.
CREATE FUNCTION installed.folded(typed text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  text text := typed;
BEGIN
  IF octet_length(text) = length(text) THEN RETURN lower(text); END IF;
  text := regexp_replace(lower(normalize(text, NFKD)), '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u08d3-\u08ff\u02bb-\u02bf\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g');
  text := regexp_replace(text, '[ىیې]', 'ي', 'g');
  text := regexp_replace(text, '[ةەہۃھ]', 'ه', 'g');
  text := replace(replace(text, 'ٱ', 'ا'), 'ک', 'ك');
  -- What is rare, last: this takes longer than all before it.
  IF text ~ '[٠-٩۰-۹øłđħıɓɗƙƴς’‘]' THEN
    text := translate(text, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđħıɓɗƙƴς’‘', '01234567890123456789oldhibdkyσ''''');
  END IF;
  RETURN text;
END $$;
