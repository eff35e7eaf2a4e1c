import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';

/** Backups made by the clock, and how each went; the folders themselves lie on the disk. */
export const backups = pgTable(
  'backups',
  {
    id: identity(),
    madeAt: instant('made_at').notNull(),
    /** Name of its folder among the backups. */
    folder: text('folder').notNull(),
    rows: integer('rows').notNull().default(0),
    files: integer('files').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Whether it was restored into a scratch database and found equal. */
    isProven: boolean('is_proven').notNull().default(false),
    /** What went wrong, in a sentence; null when nothing did. */
    problem: text('problem'),
  },
  (t) => [index('backups_by_time').on(t.madeAt)],
);
