import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, wireObject } from '../codecs.ts';
import { idOrRand, valuesByName } from '../fields.ts';
import { LessonFile } from '../lessons/lesson-file.ts';
import { lessonSummary, lessonSummaryNames } from '../lessons/lessons.ts';

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
export const ExamResult = wireObject(
  {
    /** Question id to the chosen option. */
    answers: valuesByName(z.string()),
    /** Null when the exam has no objective questions. */
    objectiveScore: z.nullable(z.number()),
    /** Text, or the path of an image. */
    theoryAnswer: z.string(),
    theoryAnswerKind: z.enum(['none', 'text', 'image']),
    /** Null until marked, and when the exam has no theory question. */
    theoryScore: z.nullable(z.number()),
    /** True while the theory answer waits for its grade. */
    isPending: z.boolean(),
    /** Null while the theory answer waits for its grade. */
    totalScore: z.nullable(z.number()),
    submittedAt: optionalMoment,
    markedAt: optionalMoment,
    /** The model answer; empty until there is one to see. */
    correctTheoryAnswer: z.string(),
    /** What the mark says to the student besides; absent for nothing. */
    comment: z.optional(z.string()),
  },
  {
    answers: 'objective_answers',
    isPending: 'theory_pending',
    correctTheoryAnswer: 'correctTheoryAnswer',
  },
);
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

/** The exams of one calendar month and their average (student §3). */
export const SemesterGrade = wireObject(
  {
    /** The first instant of the month. */
    start: moment,
    averageScore: z.number(),
    examCount: z.number(),
    exams: z.array(
      wireObject(
        { name: z.string(), className: z.string(), date: z.string(), score: z.number() },
        { name: 'exam_name', date: 'date_formatted' },
      ),
    ),
  },
  { start: 'start_date' },
);
export type SemesterGrade = z.output<typeof SemesterGrade>;

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
