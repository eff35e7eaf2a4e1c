import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type { GivenAnswer } from '@institute/contract/exercises/kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { type ExamExercise, lessons } from './lessons.ts';
import { users } from './people.ts';

const score = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** Submissions of exams, one for each attempt of a student. Scores are percentages. */
export const examResults = pgTable(
  'exam_results',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** Which attempt of the student it is, from 1. */
    attempt: smallint('attempt').notNull().default(1),
    /** Whether it is the attempt that counts; kept by the database, one of each student and exam. */
    isCounted: boolean('is_counted').notNull().default(true),
    /** Whether time ran out: it holds what was saved until then. */
    isTimedOut: boolean('is_timed_out').notNull().default(false),
    /** Question id to the chosen option. */
    objectiveAnswers: jsonb('objective_answers').$type<Record<string, string>>().notNull(),
    /** Exercise id to what was answered, null for what was left open; without the exam's later ones. */
    exerciseAnswers: jsonb('exercise_answers')
      .$type<Record<string, GivenAnswer | null>>()
      .notNull()
      .default({}),
    /** Null when the exam had neither objective questions nor exercises. */
    objectiveScore: score('objective_score'),
    hasTheory: boolean('has_theory').notNull(),
    theoryText: text('theory_text').notNull(),
    /** Stored name of the re-encoded picture, null for a typed answer. */
    theoryImage: text('theory_image'),
    theoryScore: score('theory_score'),
    /** Null while the theory answer waits for its grade. */
    totalScore: score('total_score'),
    submittedAt: instant('submitted_at').notNull(),
    markedAt: instant('marked_at'),
    /** When its student last looked at the mark. */
    seenAt: instant('seen_at'),
    /** Who marked it; null while it waits, and when the machine did. */
    markedBy: integer('marked_by').references(() => users.id),
    /** What the mark says to the student besides. */
    markComment: text('mark_comment').notNull().default(''),
    /** Waits for a grade and its student is not deleted; kept by the database. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    /** Typed, waiting, and not yet seen by the machine; begun by the database. */
    awaitsMachine: boolean('awaits_machine').notNull().default(false),
  },
  (t) => [
    uniqueIndex('exam_results_attempt').on(t.userId, t.lessonId, t.attempt),
    uniqueIndex('exam_results_counted_once').on(t.userId, t.lessonId).where(sql`${t.isCounted}`),
    index('exam_results_queue').on(t.submittedAt, t.id).where(sql`${t.isWaiting}`),
    index('exam_results_exam_queue').on(t.lessonId, t.submittedAt, t.id).where(sql`${t.isWaiting}`),
    index('exam_results_machine_queue')
      .on(t.lessonId, t.submittedAt, t.id)
      .where(sql`${t.awaitsMachine}`),
    index('exam_results_by_lesson').on(t.lessonId),
    index('exam_results_exam_marked')
      .on(t.lessonId, t.markedAt, t.id)
      .where(sql`${t.markedBy} is not null`),
    index('exam_results_marked').on(t.markedAt, t.id).where(sql`${t.markedBy} is not null`),
    check('exam_results_one_answer_kind', sql`${t.theoryImage} is null or ${t.theoryText} = ''`),
    check(
      'exam_results_scores',
      sql`${t.theoryScore} between 0 and 100 and ${t.objectiveScore} between 0 and 100 and ${t.totalScore} between 0 and 100`,
    ),
  ],
);

/**
 * How many submissions of an exam wait for a grade; kept by the database, so that no query counts
 * them.
 */
export const examQueues = pgTable(
  'exam_queues',
  {
    lessonId: integer('lesson_id')
      .primaryKey()
      .references(() => lessons.id),
    waiting: integer('waiting').notNull(),
  },
  (t) => [check('exam_queues_not_negative', sql`${t.waiting} >= 0`)],
);

/** How many submissions of a day (UTC) wait for a grade, of whatever exam; kept by the database. */
export const examQueueDays = pgTable(
  'exam_queue_days',
  { day: date('day').primaryKey(), waiting: integer('waiting').notNull() },
  (t) => [check('exam_queue_days_not_negative', sql`${t.waiting} >= 0`)],
);

/**
 * What the machine made of a theory answer: a grade with its reason, or why it left it to people.
 */
export const machineMarks = pgTable(
  'machine_marks',
  {
    resultId: integer('result_id')
      .primaryKey()
      .references(() => examResults.id),
    verdict: text('verdict').$type<'marked' | 'left'>().notNull(),
    /** 0 to 100; null when none was proposed. */
    score: integer('score'),
    /** 0 to 1, as the machine itself puts it; null when none was proposed. */
    confidence: numeric('confidence', { precision: 4, scale: 3, mode: 'number' }),
    reason: text('reason').notNull(),
    /** Name of the model that was asked; empty when none was. */
    model: text('model').notNull(),
    consideredAt: instant('considered_at').notNull(),
    /** When an administrator gave another grade instead. */
    overruledAt: instant('overruled_at'),
  },
  (t) => [
    index('machine_marks_newest')
      .on(t.consideredAt.desc().nullsFirst(), t.resultId.desc().nullsFirst())
      .where(sql`${t.verdict} = 'marked'`),
    check('machine_marks_verdict_known', sql`${t.verdict} in ('marked', 'left')`),
    check('machine_marks_whole', sql`${t.verdict} = 'left' or ${t.score} is not null`),
    check(
      'machine_marks_in_range',
      sql`${t.score} between 0 and 100 and ${t.confidence} between 0 and 1`,
    ),
  ],
);

/**
 * What people have made of the mark of a submission, change by change; the first takes the place of
 * no mark or of the machine's. One that was undone has never been told.
 */
export const markChanges = pgTable(
  'mark_changes',
  {
    id: identity(),
    resultId: integer('result_id')
      .notNull()
      .references(() => examResults.id),
    /** What stood before, to which an undo goes back; null where nothing did. */
    fromScore: score('from_score'),
    fromComment: text('from_comment').notNull(),
    fromMarkedAt: instant('from_marked_at'),
    fromMarkedBy: integer('from_marked_by').references(() => users.id),
    toScore: score('to_score').notNull(),
    toComment: text('to_comment').notNull(),
    /** Why it was changed; empty for a first mark. */
    reason: text('reason').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by')
      .notNull()
      .references(() => users.id),
    /** The browser's key, under which it may be undone; null when it sent none. */
    requestKey: text('request_key').unique(),
    /** When the student was told; it cannot be undone from then on. */
    toldAt: instant('told_at'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('mark_changes_by_result').on(t.resultId, t.id),
    check(
      'mark_changes_scores',
      sql`${t.fromScore} between 0 and 100 and ${t.toScore} between 0 and 100`,
    ),
    check('mark_changes_told_stays', sql`${t.toldAt} is null or ${t.undoneAt} is null`),
  ],
);

/** What a student has written of an exam and not handed in; it goes when the exam is submitted. */
export const examDrafts = pgTable(
  'exam_drafts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    theoryText: text('theory_text').notNull(),
    exerciseAnswers: jsonb('exercise_answers').$type<GivenAnswers>().notNull().default({}),
    /**
     * The writer's clock in milliseconds: a save that a later one has passed on its way changes
     * nothing.
     */
    writtenAt: bigint('written_at', { mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] })],
);

/**
 * Attempts that were begun by a call: those with a time limit, those that draw from the bank, and every one after the first. They
 * stay when they are over, to say when each was begun and until when it could be sat.
 */
export const examSittings = pgTable(
  'exam_sittings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** As of the result that it comes to, from 1. */
    attempt: smallint('attempt').notNull(),
    begunAt: instant('begun_at').notNull(),
    /** The deadline, fixed when it was begun; null without one. */
    endsAt: instant('ends_at'),
    /**
     * What was drawn for it from the bank of the class, in its order: copies, since the bank may change
     * (decision 097).
     */
    drawn: jsonb('drawn').$type<readonly ExamExercise[]>().notNull().default([]),
    /** When it was handed in, by its student or by the clock; null while it is under way. */
    endedAt: instant('ended_at'),
    /** What its student sent after time had run out, for whoever marks it; null where nothing came. */
    lateAnswers: jsonb('late_answers').$type<Record<string, string>>(),
    lateText: text('late_text'),
    lateExercises: jsonb('late_exercises').$type<GivenAnswers>(),
    lateAt: instant('late_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId, t.attempt] }),
    index('exam_sittings_running').on(t.endsAt).where(sql`${t.endedAt} is null`),
    check('exam_sittings_order', sql`${t.endsAt} > ${t.begunAt}`),
  ],
);
