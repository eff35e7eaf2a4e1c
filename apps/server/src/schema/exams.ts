import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';

const score = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** One submission per student and exam. Scores are percentages. */
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
    /** Question id to the chosen option. */
    objectiveAnswers: jsonb('objective_answers').$type<Record<string, string>>().notNull(),
    /** Null when the exam had no objective questions. */
    objectiveScore: score('objective_score'),
    hasTheory: boolean('has_theory').notNull(),
    theoryText: text('theory_text').notNull(),
    /** Stored name of the re-encoded picture, null for a typed answer. */
    theoryImage: text('theory_image'),
    theoryScore: score('theory_score'),
    /** Null while the theory answer waits for its mark. */
    totalScore: score('total_score'),
    submittedAt: instant('submitted_at').notNull(),
    markedAt: instant('marked_at'),
    markedBy: integer('marked_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('exam_results_once').on(t.userId, t.lessonId),
    index('exam_results_waiting').on(t.submittedAt).where(sql`${t.totalScore} is null`),
    index('exam_results_by_lesson').on(t.lessonId),
    check('exam_results_one_answer_kind', sql`${t.theoryImage} is null or ${t.theoryText} = ''`),
    check(
      'exam_results_scores',
      sql`${t.theoryScore} between 0 and 100 and ${t.objectiveScore} between 0 and 100 and ${t.totalScore} between 0 and 100`,
    ),
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
    /** The writer's clock in milliseconds: a save that was overtaken on its way changes nothing. */
    writtenAt: bigint('written_at', { mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] })],
);
