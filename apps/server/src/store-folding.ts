import { type SQL, sql } from 'drizzle-orm';

/**
 * A column without what readers of Arabic and Latin letters do not tell apart, as far as the database
 * folds it: for lists that are short enough to be folded while they are read.
 */
export const foldedByDatabase = (column: string): SQL => sql.raw(`installed.folded(${column})`);

/**
 * A subject, name or category as it is kept folded beside itself, after a space; one from before it was kept is folded
 * while it is read, until `keepFolded` has come to it. An index of trigrams is over this very expression
 * (migration 0050).
 */
export const foldedColumn = (column: 'l.subject' | 'c.name' | 'c.category'): SQL =>
  sql.raw(`coalesce(${column}_folded, ' ' || installed.folded(${column}))`);
