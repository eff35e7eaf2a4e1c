import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';
import { copyStates, soundColumns } from './sound-columns.ts';

/** The conversation of a student with those who teach a class (decision 190): one for each class. */
export const letterThreads = pgTable(
  'letter_threads',
  {
    id: identity(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id),
    letters: integer('letters').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    /** Since when the student waits for an answer; null where they do not. */
    waitingSince: instant('waiting_since'),
  },
  (t) => [
    uniqueIndex('letter_threads_once').on(t.studentId, t.classId),
    index('letter_threads_waiting')
      .on(t.waitingSince, t.id)
      .where(sql`${t.waitingSince} is not null`),
    index('letter_threads_by_last').on(t.lastAt, t.id),
    index('letter_threads_by_class').on(t.classId, t.lastAt, t.id),
  ],
);

/** What was written in a conversation. */
export const letters = pgTable(
  'letters',
  {
    id: identity(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => letterThreads.id, { onDelete: 'cascade' }),
    /** Null where a teacher wrote it who has erased the account. */
    authorId: integer('author_id').references(() => users.id),
    byTeacher: boolean('by_teacher').notNull(),
    body: text('body').notNull(),
    /** The stored name of its picture; null for none. */
    picture: text('picture'),
    /** Its recording: `bytes` are 0 where it has none. */
    ...soundColumns,
    /** Idempotency key of the client: sent again, it writes nothing new. */
    requestKey: text('request_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('letters_of_thread').on(t.threadId, t.id),
    uniqueIndex('letters_once').on(t.authorId, t.requestKey),
    index('letters_by_picture').on(t.picture).where(sql`${t.picture} is not null`),
    index('letters_by_file').on(t.file).where(sql`${t.file} <> ''`),
    index('letters_by_copy').on(t.copy).where(sql`${t.copy} <> ''`),
    check('letters_says', sql`${t.body} <> '' or ${t.picture} is not null or ${t.bytes} > 0`),
    check('letters_copy', sql`${t.copyState} in ${copyStates}`),
  ],
);

/** How far each of its readers has read a conversation, and of which letter they were told. */
export const letterReaders = pgTable(
  'letter_readers',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => letterThreads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Letters up to this one were read; 0 for none. */
    readTo: integer('read_to').notNull().default(0),
    /** A notice went out when this was the newest one; 0 for none. Nobody is told again before they have read. */
    toldTo: integer('told_to').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.userId] }),
    index('letter_readers_by_user').on(t.userId, t.threadId),
  ],
);

/** Letters that were reported to the office (decision 191), once by each reader. */
export const letterReports = pgTable(
  'letter_reports',
  {
    id: identity(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    reporterId: integer('reporter_id').references(() => users.id),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    closedById: integer('closed_by').references(() => users.id),
    /** What came of it. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('letter_reports_open')
      .on(t.letterId, t.reporterId)
      .where(sql`${t.closedAt} is null`),
    index('letter_reports_waiting').on(t.createdAt, t.id).where(sql`${t.closedAt} is null`),
    index('letter_reports_closed').on(t.closedAt, t.id).where(sql`${t.closedAt} is not null`),
  ],
);

/** When a teacher answers letters, by the clock of the institute; who has none answers at any time. */
export const answeringHours = pgTable(
  'answering_hours',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Days of the week from 1 for Monday. */
    days: smallint('days').array().notNull(),
    /** Minutes after midnight. */
    fromMinute: smallint('from_minute').notNull(),
    untilMinute: smallint('until_minute').notNull(),
  },
  (t) => [
    check(
      'answering_hours_order',
      sql`0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.untilMinute} and ${t.untilMinute} <= 1440`,
    ),
  ],
);
