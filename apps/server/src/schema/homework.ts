import type { HandInState, RubricPoints, TakeKind } from '@institute/contract/homework/hand-ins';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';
import { meetings } from './meetings.ts';
import { users } from './people.ts';
import { copyStates, soundColumns } from './sound-columns.ts';

/** An answer as it stood before another one, for whoever takes that back. */
export interface AnswerBefore {
  state: HandInState;
  mark: number | null;
  outOf: number | null;
  rubric: RubricPoints[];
  answeredById: number | null;
  /** In milliseconds; null where it was not answered. */
  answeredAt: number | null;
  toldAt: number | null;
}

/** What a student has handed in at home, each attempt whole, and how it was answered last (decision 187). */
export const handIns = pgTable(
  'hand_ins',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** What gave it: a block of a lesson, or a meeting. */
    lessonId: integer('lesson_id').references(() => lessons.id),
    blockId: text('block_id').notNull().default(''),
    meetingId: integer('meeting_id').references(() => meetings.id),
    /** The same in one word, `lesson 7 block` or `meeting 7`, by which attempts belong together. */
    homework: text('homework').notNull(),
    attempt: integer('attempt').notNull(),
    /** Whether no later attempt of this student at it is there. */
    isLast: boolean('is_last').notNull().default(true),
    /** The task as it was asked then. */
    asked: jsonb('asked').$type<HomeworkTask>().notNull(),
    text: text('text').notNull().default(''),
    handedInAt: instant('handed_in_at').notNull(),
    isLate: boolean('is_late').notNull().default(false),
    state: text('state').$type<HandInState>().notNull().default('waiting'),
    /** Points it got, of as many; null where it is not answered, or seen without a mark. */
    mark: integer('mark'),
    outOf: integer('out_of'),
    rubric: jsonb('rubric').$type<RubricPoints[]>().notNull().default([]),
    answeredById: integer('answered_by_id').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** When its student was told of the answer that stands. */
    toldAt: instant('told_at'),
    /** What it was before the answer that stands; null where nobody may take that back. */
    before: jsonb('before').$type<AnswerBefore>(),
    /** Counts its answers, and those that were taken back. */
    version: integer('version').notNull().default(1),
    /** Names the press that handed it in, so that it is taken once. */
    sending: text('sending').notNull().unique(),
  },
  (t) => [
    uniqueIndex('hand_ins_once').on(t.userId, t.homework, t.attempt),
    index('hand_ins_by_user').on(t.userId, t.handedInAt),
    index('hand_ins_by_meeting').on(t.meetingId).where(sql`${t.meetingId} is not null`),
    index('hand_ins_by_class').on(t.classId, t.userId, t.handedInAt),
    index('hand_ins_waiting')
      .on(t.handedInAt, t.id)
      .where(sql`${t.state} = 'waiting' and ${t.isLast}`),
    index('hand_ins_waiting_in_class')
      .on(t.classId, t.handedInAt, t.id)
      .where(sql`${t.state} = 'waiting' and ${t.isLast}`),
    index('hand_ins_answered')
      .on(t.state, t.answeredAt, t.id)
      .where(sql`${t.state} <> 'waiting' and ${t.isLast}`),
    check('hand_ins_state', sql`${t.state} in ('waiting', 'answered', 'again')`),
    check('hand_ins_given', sql`(${t.lessonId} is null) <> (${t.meetingId} is null)`),
    check('hand_ins_attempt', sql`${t.attempt} >= 1`),
    check('hand_ins_mark', sql`${t.mark} between 0 and ${t.outOf}`),
    check('hand_ins_answer', sql`(${t.state} = 'waiting') = (${t.answeredAt} is null)`),
  ],
);

/** A recording or a picture of a hand-in. */
export const takes = pgTable(
  'takes',
  {
    id: identity(),
    handInId: integer('hand_in_id')
      .notNull()
      .references(() => handIns.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<TakeKind>().notNull(),
    /** The line that it reads; empty where it is of the whole. */
    lineId: text('line_id').notNull().default(''),
    ...soundColumns,
    /** The upload that it came by, which gives one take. */
    sending: text('sending').notNull().unique(),
  },
  (t) => [
    uniqueIndex('takes_in_order').on(t.handInId, t.position),
    index('takes_by_file').on(t.file),
    index('takes_by_copy').on(t.copy),
    check('takes_kind', sql`${t.kind} in ('voice', 'picture')`),
    check('takes_copy', sql`${t.copyState} in ${copyStates}`),
  ],
);

/** What a teacher has said to a hand-in, of all of it or pinned to a place. */
export const replies = pgTable(
  'replies',
  {
    id: identity(),
    handInId: integer('hand_in_id')
      .notNull()
      .references(() => handIns.id),
    takeId: integer('take_id').references(() => takes.id),
    atMs: integer('at_ms'),
    x: integer('x'),
    y: integer('y'),
    text: text('text').notNull().default(''),
    ...soundColumns,
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Names the press that said it, so that it is said once. */
    sending: text('sending').notNull().unique(),
  },
  (t) => [
    index('replies_by_hand_in').on(t.handInId, t.id),
    index('replies_by_author').on(t.authorId),
    index('replies_by_file').on(t.file),
    index('replies_by_copy').on(t.copy),
    check('replies_copy', sql`${t.copyState} in ${copyStates}`),
    check('replies_place', sql`(${t.x} is null) = (${t.y} is null)`),
  ],
);

/** What a teacher says often. */
export const phrases = pgTable('phrases', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  texts: text('texts').array().notNull(),
});

/** Who has agreed that their voice is recorded, and to which words. */
export const recordingConsents = pgTable('recording_consents', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  agreedAt: instant('agreed_at').notNull(),
  /** Who agreed for a child; empty for oneself. */
  guardianName: text('guardian_name').notNull().default(''),
  wordsVersion: integer('words_version').notNull(),
});
