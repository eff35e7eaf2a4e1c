-- Searches know no apostrophes: what was kept of the bank's exercises before has none either.
UPDATE "bank_exercises" SET "search_text" = translate("search_text", '''`´', '') WHERE "search_text" ~ '[''`´]';
