import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { jsonText, listOrNone, moment, momentMs, optionalMoment, wireObject } from '../codecs.ts';
import { idOrRand, valuesByName } from '../fields.ts';
import type { Block } from '../lessons/blocks.ts';
import { EntryBy } from '../lessons/entry-exam.ts';
import { LessonFile } from '../lessons/lesson-file.ts';
import { lessonSummary, lessonSummaryNames } from '../lessons/lessons.ts';
import type { GivenAnswers, SatExercise } from './exam-exercises.ts';

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
export const SavedExamDraft = wireObject(
  {
    /** Question id to the chosen option. */
    answers: valuesByName(z.string()),
    text: z.string(),
    /** Our own: answers to exercises, by their ids; absent where there are none. */
    exercises: z.optional(jsonText<GivenAnswers>()),
    /** On the writer's clock. */
    writtenAt: momentMs,
    /** On the server's clock. */
    savedAt: moment,
  },
  { answers: 'answer', text: 'theory' },
);
export type SavedExamDraft = z.output<typeof SavedExamDraft>;

/** A lesson with its content, and the exam when it is one. */
export const Lesson = wireObject(
  {
    ...lessonSummary,
    classId: z.number(),
    classRand: z.string(),
    className: z.string(),
    /** Content; the theory question of an exam. */
    about: z.string(),
    /** Our own: what it is made of; none for a lesson that is text and a file. */
    blocks: listOrNone(jsonText<readonly Block[]>()),
    /** Our own: the files that its blocks show. */
    files: listOrNone(z.array(LessonFile)),
    /**
     * Signed path from the API host, empty when there is none. Of a lesson in blocks without a file of its
     * own it is the first of `files` that a block of its own shows, for clients that know no blocks.
     */
    materialPath: z.string(),
    /** Without the dot, lower case. */
    materialExtension: z.string(),
    /** The lesson after this one, when there is one. */
    next: z.nullable(z.object({ id: z.number(), rand: z.string(), subject: z.string() })),
    questions: z.array(Question),
    result: z.nullable(ExamResult),
    /** What was last saved of an exam that is not submitted yet. */
    draft: z.nullable(SavedExamDraft),
    /**
     * Our own: how the student stands with an exam that has rules of its own, to be read by `standingText`
     * (exam-standing.ts); absent for any other.
     */
    standing: z.optional(z.string()),
    /** Our own: the exercises of an exam, without their keys until it is submitted and no attempt is left. */
    exercises: listOrNone(jsonText<readonly SatExercise[]>()),
    /** Our own: what an exam opens that is sat past the gates of its class; absent for any other. */
    entry: z.optional(EntryBy),
  },
  {
    ...lessonSummaryNames,
    materialPath: 'material_url',
    materialExtension: 'materialExtension',
    result: 'examResult',
  },
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
