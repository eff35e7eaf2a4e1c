import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What went wrong inside, counted by kind and hour (decision 051); nobody's data stands here. */
export const errorNotes = pgTable(
  'error_notes',
  {
    /** The hour in which these fell. */
    hour: instant('hour').notNull(),
    /** Names the kind: what was said, of which error, where. */
    kind: text('kind').notNull(),
    /** The words of the newest one; empty for what was too many kinds to tell apart. */
    message: text('message').notNull(),
    /** The call or job, and the file of ours. */
    place: text('place').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.kind] })],
);
