import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wireObject } from './codecs.ts';
import { idOrRand, valuesByName } from './fields.ts';
import { LessonFile } from './lesson-file.ts';
import { lessonSummary, lessonSummaryNames } from './lessons.ts';

/** An objective question as a student sees it (student §3, rulings §5). */
export const Question = z.object({
  id: z.number(),
  question: z.string(),
  /** The correct option; absent until the student has submitted, and while an attempt is left. */
  answer: z.optional(z.string()),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  answer4: z.string(),
  /** All choices, in the order fixed for this student. */
  choices: z.array(z.string()),
});
export type Question = z.output<typeof Question>;

/** A student's result. Scores are percentages; null until known. */
export const ExamResult = z.object({
  /** Question id to the chosen option. */
  objective_answers: valuesByName(z.string()),
  /** Null when the exam has no objective questions. */
  objective_score: z.nullable(z.number()),
  /** Text, or the path of an image. */
  theory_answer: z.string(),
  theory_answer_kind: z.enum(['none', 'text', 'image']),
  /** Null until marked, and when the exam has no theory question. */
  theory_score: z.nullable(z.number()),
  /** True while the theory answer waits for its grade. */
  theory_pending: z.boolean(),
  /** Null while the theory answer waits for its grade. */
  total_score: z.nullable(z.number()),
  /** Unix seconds. */
  submitted_at: z.number(),
  /** Unix seconds, 0 until marked. */
  marked_at: z.number(),
  correctTheoryAnswer: z.string(),
  /** What the mark says to the student besides; absent for nothing. */
  comment: z.optional(z.string()),
});
export type ExamResult = z.output<typeof ExamResult>;

/** What a student has written of an exam and not handed in yet. */
export const ExamDraft = z.object({
  /** Question id to the chosen option. */
  answer: valuesByName(z.string()),
  theory: z.string(),
  /** Our own: answers to exercises, a JSON text of `GivenAnswers`; absent for an exam without. */
  exercises: z.optional(z.string()),
  /** The writer's clock in milliseconds. */
  written_at: z.number(),
  /** Unix seconds on the server's clock. */
  saved_at: z.number(),
});
export type ExamDraft = z.output<typeof ExamDraft>;

/** A lesson with its content, and the exam when it is one. */
export const Lesson = wireObject(
  {
    ...lessonSummary,
    class_id: z.number(),
    class_rand: z.string(),
    class_name: z.string(),
    /** Content; the theory question of an exam. */
    about: z.string(),
    /** Our own: its blocks as a JSON text of `Block[]` (blocks.ts); absent for a lesson without. */
    blocks: z.optional(z.string()),
    /** Our own: the files that its blocks show; absent where they show none. */
    files: z.optional(z.array(LessonFile)),
    /**
     * Signed path from the API host, empty when there is none. Of a lesson in blocks without a file of its
     * own it is the first of `files` that a block of its own shows, for clients that know no blocks.
     */
    material_url: z.string(),
    /** Without the dot, lower case. */
    materialExtension: z.string(),
    /** The lesson after this one, when there is one. */
    next: z.nullable(z.object({ id: z.number(), rand: z.string(), subject: z.string() })),
    questions: z.array(Question),
    examResult: z.nullable(ExamResult),
    /** What was last saved of an exam that is not submitted yet. */
    draft: z.nullable(ExamDraft),
    /**
     * Our own: how the student stands with an exam that has rules of its own, as a JSON text of
     * `ExamStanding` (exam-standing.ts); absent for any other.
     */
    standing: z.optional(z.string()),
    /**
     * Our own: the exercises of an exam as a JSON text of `SatExercise[]` (exam-exercises.ts), without
     * their keys until it is submitted and no attempt is left; absent for an exam without.
     */
    exercises: z.optional(z.string()),
  },
  { ...lessonSummaryNames, materialExtension: 'materialExtension', examResult: 'examResult' },
);
export type Lesson = z.output<typeof Lesson>;

/** Student §7: a lesson with its content. Shut gates refuse with their own code and words. */
export const getLessonDetails = defineCall({
  name: 'getLessonDetails',
  method: 'POST',
  path: '/api.php',
  action: 'get_lesson_details',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand }),
  response: Lesson,
});

/** A month of exam results (student §3). */
export const SemesterGrade = z.object({
  /** Unix seconds of the first instant of the month. */
  start_date: z.number(),
  average_score: z.number(),
  exam_count: z.number(),
  exams: z.array(
    z.object({
      exam_name: z.string(),
      class_name: z.string(),
      date_formatted: z.string(),
      score: z.number(),
    }),
  ),
});

/** Student §7: complete results grouped by month of submission, newest first. */
export const getSemesterGrades = defineCall({
  name: 'getSemesterGrades',
  method: 'POST',
  path: '/semestergrade.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: z.array(SemesterGrade),
});
