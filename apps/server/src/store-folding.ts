import { type SQL, sql } from 'drizzle-orm';

/**
 * A column without what readers of Arabic and Latin letters do not tell apart, as far as the database
 * folds it: for lists that are short enough to be folded while they are read, and for columns with an
 * index of trigrams over the same expression (migration 0045).
 */
export const foldedByDatabase = (column: string): SQL => sql.raw(`installed.folded(${column})`);
