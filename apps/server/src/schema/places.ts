import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What acts of the office with places came to, by the key of the form that asked for each. */
export const placeActs = pgTable('place_acts', {
  /** Idempotency key, `{administrator}:{client's key}`. */
  requestKey: text('request_key').primaryKey(),
  /** Hash of what was asked for: the same key asks for nothing else. */
  orderHash: text('order_hash').notNull(),
  outcome: jsonb('outcome').$type<Readonly<Record<string, number>>>().notNull(),
  doneAt: instant('done_at').notNull(),
});
