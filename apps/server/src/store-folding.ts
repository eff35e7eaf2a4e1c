import { type SQL, sql } from 'drizzle-orm';

/**
 * A column without what readers of Arabic and Latin letters do not tell apart, as far as the database
 * folds it: for lists that are short enough to be folded while they are read.
 */
export const foldedByDatabase = (column: string): SQL => sql`translate(
  lower(regexp_replace(normalize(${sql.raw(column)}, NFKD), ${MARKS}, '', 'g')),
  'ٱىیةہھک', 'اييهههك')`;

/** Marks on letters, tatweel and the hamza and ayn of transliteration. */
const MARKS = '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u02bb-\u02bf]';
