import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Settings of the institute by name; what has no row has its default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  /** When it was last saved and the name of who did; null when no person has. */
  changedAt: instant('changed_at'),
  changedBy: text('changed_by'),
});

/** Keys the server made for itself at first start, such as the one that signs file addresses. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
