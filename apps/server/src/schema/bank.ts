import type { Exercise } from '@institute/contract/exercises/kinds';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/**
 * Exercises that the teachers of a class keep (decision 094). A deleted one is hidden, and can be brought
 * back for some days.
 */
export const bankExercises = pgTable(
  'bank_exercises',
  {
    id: identity(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** What it is about; '' for nothing. */
    topic: text('topic').notNull(),
    /** Of what kind it is, as in `exercise`. */
    type: text('type').$type<Exercise['type']>().notNull(),
    /** With its key; checked on the way in. */
    exercise: jsonb('exercise').$type<Exercise>().notNull(),
    /** What it says and its topic, as it is searched. */
    searchText: text('search_text').notNull(),
    /** The same for exercises that are the same: an import passes those over. */
    fingerprint: text('fingerprint').notNull(),
    /** 1, and one more with each change. */
    version: integer('version').notNull().default(1),
    /** Idempotency key of what added it, `{user}:{client's key}/{place}`; null where none was sent. */
    savedBy: text('saved_by'),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    addedAt: instant('added_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (t) => [
    index('bank_exercises_of_class').on(t.classId, t.id).where(sql`${t.deletedAt} is null`),
    uniqueIndex('bank_exercises_once').on(t.classId, t.savedBy),
  ],
);
