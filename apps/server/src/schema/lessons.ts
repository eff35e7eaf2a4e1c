import type { DrawPart } from '@institute/contract/exams/exam-draw';
import type { ExerciseType } from '@institute/contract/exercises/kinds';
import type { Block, BlockOf } from '@institute/contract/lessons/blocks';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/** An exercise of an exam; a removed one is hidden: results still name it. */
export type ExamExercise = BlockOf<'exercise'> & { removed?: true };

/** Lessons, exams and timetables of a class, in the order of `position`. */
export const lessons = pgTable(
  'lessons',
  {
    id: identity(),
    rand: text('rand').notNull().unique(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    kind: text('kind').$type<'lesson' | 'exam' | 'timetable'>().notNull(),
    subject: text('subject').notNull(),
    /** The subject as searches compare it, kept by the database; null for one from before it was kept. */
    subjectFolded: text('subject_folded'),
    /** Content; the theory question of an exam. Of a lesson in blocks their plain text. */
    about: text('about').notNull(),
    /** What a plain lesson is made of, checked on the way in; none for one that is text alone. */
    blocks: jsonb('blocks').$type<readonly Block[]>().notNull().default([]),
    /** The exercises of an exam with their keys, which no student gets before submitting. */
    exercises: jsonb('exercises').$type<readonly ExamExercise[]>().notNull().default([]),
    /** When a scheduled lesson opens; null when it is open from the start. */
    opensAt: instant('opens_at'),
    position: integer('position').notNull(),
    /** Stored name of the material, null when there is none. */
    material: text('material'),
    materialKind: text('material_kind').$type<'pdf' | 'image' | 'video' | 'audio'>(),
    /** Model answer of an exam's theory question, empty when there is none. */
    theoryAnswer: text('theory_answer').notNull(),
    /** Whether anybody may read it on the public page of its class; a plain lesson alone. */
    isPreview: boolean('is_preview').notNull().default(false),
    /** How much an exam counts in the gradebook of its class, beside the other exams. */
    examWeight: integer('exam_weight').notNull().default(1),
    /** Percent that an exam asks for before what follows opens; null asks for sitting it alone. */
    passMark: smallint('pass_mark'),
    /** How often a student may sit an exam. */
    attempts: smallint('attempts').notNull().default(1),
    /** Which of a student's attempts counts. */
    countedAttempt: text('counted_attempt').$type<'best' | 'last'>().notNull().default('best'),
    /** Hours between one attempt and the next. */
    attemptWait: smallint('attempt_wait').notNull().default(0),
    /** Minutes of an attempt on the server's clock; null for as long as a student likes. */
    examMinutes: smallint('exam_minutes'),
    /** Whether each student has the questions of an exam in an order of their own. */
    isShuffled: boolean('is_shuffled').notNull().default(false),
    /** How many exercises each attempt of an exam draws from the bank of its class; 0 for none. */
    drawCount: smallint('draw_count').notNull().default(0),
    /** Of which kind alone, and of which topic; '' for any. */
    drawType: text('draw_type').$type<ExerciseType | ''>().notNull().default(''),
    drawTopic: text('draw_topic').notNull().default(''),
    /** Further parts that are drawn, in order; checked on the way in. */
    moreDraws: jsonb('more_draws').$type<DrawPart[]>().notNull().default([]),
    /**
     * Idempotency key of what wrote it last: `{administrator}:{client's key}` where it was added,
     * `{administrator}:{key}:{lesson}` where it was changed. The same key does nothing twice.
     */
    savedBy: text('saved_by').unique(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (t) => [
    index('lessons_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('lessons_in_order').on(t.classId, t.position),
    index('lessons_exams').on(t.classId, t.id).where(sql`${t.kind} = 'exam'`),
    check('lessons_kind_known', sql`${t.kind} in ('lesson', 'exam', 'timetable')`),
    check('lessons_exam_weight', sql`${t.examWeight} between 0 and 100`),
    check('lessons_material_whole', sql`(${t.material} is null) = (${t.materialKind} is null)`),
    check(
      'lessons_exam_rules',
      sql`${t.passMark} between 0 and 100 and ${t.attempts} between 1 and 5
        and ${t.countedAttempt} in ('best', 'last') and ${t.attemptWait} between 0 and 168
        and ${t.examMinutes} between 5 and 240`,
    ),
    check('lessons_exam_draw', sql`${t.drawCount} between 0 and 60`),
  ],
);

/**
 * Files that blocks of a lesson show, and that exercises of a bank are heard in; they are named by `key`,
 * which copies share.
 */
export const lessonFiles = pgTable(
  'lesson_files',
  {
    id: identity(),
    /** Null until a lesson is saved that shows it, and for one of a bank. */
    lessonId: integer('lesson_id').references(() => lessons.id),
    /** The class whose bank it belongs to; null for any other. */
    bankOf: integer('bank_of').references(() => classes.id),
    key: text('key').notNull(),
    /** Stored name. */
    name: text('name').notNull(),
    kind: text('kind').$type<'pdf' | 'image' | 'video' | 'audio'>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Idempotency key of what sent it, `{administrator}:{client's key}`; a copy has none. */
    addedBy: text('added_by').unique(),
    /** Since when no block has shown it; null where one does. */
    unusedSince: instant('unused_since'),
  },
  (t) => [
    uniqueIndex('lesson_files_once').on(t.lessonId, t.key),
    uniqueIndex('lesson_files_of_bank').on(t.key, t.bankOf).where(sql`${t.bankOf} is not null`),
    index('lesson_files_by_name').on(t.name),
    index('lesson_files_unused').on(t.unusedSince).where(sql`${t.unusedSince} is not null`),
  ],
);

/** Objective questions of an exam. A removed one is hidden: results still name it. */
export const questions = pgTable(
  'questions',
  {
    id: identity(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    /** The correct option. */
    answer: text('answer').notNull(),
    option1: text('option1').notNull(),
    option2: text('option2').notNull(),
    option3: text('option3').notNull(),
    option4: text('option4').notNull(),
    /** Idempotency key of what added it and its temporary id: `{key}/new-…`. */
    addedBy: text('added_by'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('questions_in_order').on(t.lessonId, t.position),
    uniqueIndex('questions_once').on(t.lessonId, t.addedBy),
  ],
);

/** A student's first opening of a lesson (also its attendance row) and submission of an exam. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** The class the lesson was in when it was opened. */
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    viewedAt: instant('viewed_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** Whether it was opened with exercises that have not all been answered since. */
    hasExercisesLeft: boolean('has_exercises_left').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    // Read backwards for the newest first: a descending index of Drizzle's sorts nulls elsewhere.
    index('lesson_progress_by_class').on(t.classId, t.viewedAt, t.userId, t.lessonId),
    index('lesson_progress_by_user_class').on(t.userId, t.classId),
  ],
);
