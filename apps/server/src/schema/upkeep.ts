import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How the last run of each kind of upkeep ended, such as the sweep of files. */
export const upkeep = pgTable('upkeep', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
  /** False when a person has to look. */
  isWell: boolean('is_well').notNull(),
  figures: jsonb('figures').$type<Record<string, number>>().notNull(),
});
