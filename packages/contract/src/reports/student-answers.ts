import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { jsonText, listOrNone, moment, optionalMoment, wireObject } from '../codecs.ts';
import type { GivenAnswers, SatExercise } from '../exams/exam-exercises.ts';
import { id, namedAccount, valuesByName } from '../fields.ts';
import { LessonFile } from '../lessons/lesson-file.ts';
import { managePeopleCall } from '../people/students.ts';

/** Our own call, of the page of one student: what they answered in an exam, and what was right. Errors: result_not_found. */
export const getStudentAnswers = defineCall({
  ...managePeopleCall,
  name: 'getStudentAnswers',
  action: 'getStudentAnswers',
  request: z.object({ student_id: id, result_id: id }),
  response: wireObject(
    {
      questions: z.array(
        z.object({ id: z.number(), question: z.string(), chosen: z.string(), right: z.string() }),
      ),
      /** The theory question; empty where the exam asks none. */
      about: z.string(),
      modelAnswer: z.string(),
      /** The student's text, or the signed path of the student's picture. */
      answer: z.string(),
      answerKind: z.enum(['none', 'text', 'image']),
      /** Who marked it; empty until marked, and when the machine did. */
      markedBy: z.string(),
      /** Their account; null where nobody is named, and once it was deleted. */
      markedById: namedAccount,
      markedAt: optionalMoment,
      /** The exercises with their keys and what was answered. */
      exercises: listOrNone(jsonText<readonly SatExercise[]>()),
      /** What is heard in them. */
      files: listOrNone(z.array(LessonFile)),
      /** What came after its time was over and does not count; absent where nothing did. */
      late: z.optional(
        z.object({
          /** Question id to the chosen option. */
          answers: valuesByName(z.string()),
          /** Answers to exercises, by their ids; absent where there are none. */
          exercises: z.optional(jsonText<GivenAnswers>()),
          theory: z.string(),
          at: moment,
        }),
      ),
    },
    { answer: 'theory_answer', answerKind: 'theory_answer_kind' },
  ),
});
export type StudentAnswers = DataOf<typeof getStudentAnswers>;
