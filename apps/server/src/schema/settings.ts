import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Settings of the institute by name; what has no row has its default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  /** When it was last saved and by whom; null when no person has. */
  changedAt: instant('changed_at'),
  changedById: integer('changed_by_id').references(() => users.id),
  /** The name they had then: where a version before this one saved, all that is known of them. */
  changedBy: text('changed_by'),
});

/** Keys the server made for itself at first start, such as the one that signs file addresses. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
