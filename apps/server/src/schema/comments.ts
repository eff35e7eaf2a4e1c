import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';
import { users } from './people.ts';

/**
 * The discussion under a lesson. A deleted comment keeps its place for its replies. What its author
 * deletes loses its text at once, what the office deletes after the days of the trash.
 */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** Null where a comment keeps its place whose author has erased the account. */
    authorId: integer('author_id').references(() => users.id),
    /** The comment it answers; null at the top level. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id),
    body: text('body').notNull(),
    /** Whether its author spoke for the institute, when it was written. */
    byTeacher: boolean('by_teacher').notNull().default(false),
    /** Idempotency key of the client: sent again, it posts nothing new. */
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** Who of the office deleted it; null where its author did. */
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (t) => [
    index('comments_of_lesson').on(t.lessonId, t.id),
    index('comments_deleted').on(t.deletedAt).where(sql`${t.deletedBy} is not null`),
    uniqueIndex('comments_once').on(t.authorId, t.requestKey),
    check('comments_live_has_author', sql`${t.deletedAt} is not null or ${t.authorId} is not null`),
  ],
);
