import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What is not well at present, of what the owner is told by mail; no row stands for well. */
export const alerts = pgTable('alerts', {
  kind: text('kind').primaryKey(),
  since: instant('since').notNull(),
  /** When mails about it were made; null while it has not lasted long enough. */
  toldAt: instant('told_at'),
});

/** Digests of weeks that were made, so that none is made twice. */
export const digests = pgTable('digests', {
  /** The Monday on which its week begins, in the institute's calendar. */
  week: date('week', { mode: 'string' }).primaryKey(),
  madeAt: instant('made_at').notNull(),
});
