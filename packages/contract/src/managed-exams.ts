import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idOrRand, nothing, pageMeta, pageQuery } from './fields.ts';

/** An exam that waits for its theory mark (admin §3). */
export const PendingExam = z.object({
  result_id: z.number(),
  lesson_id: z.number(),
  user_id: z.number(),
  subject: z.string(),
  class_name: z.string(),
  class_id: z.number(),
  student_name: z.string(),
  student_email: z.string(),
  /** Unix seconds. */
  submitted_at: z.number(),
});
export type PendingExam = z.output<typeof PendingExam>;

/** Admin §7: exams waiting for a mark, oldest first; searches subject and class. */
export const getUnmarkedExams = defineCall({
  name: 'getUnmarkedExams',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getUnmarkedExams',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object(pageQuery),
  response: z.array(PendingExam),
  meta: pageMeta,
});

/** A submission to mark (admin §3). */
export const ExamDetail = z.object({
  result_id: z.number(),
  user_id: z.number(),
  student_name: z.string(),
  student_email: z.string(),
  /** The theory question. */
  about: z.string(),
  /** Model answer. */
  theoryAnswer: z.string(),
  /** The student's text, or the signed path of the student's image. */
  theory_answer: z.string(),
  theory_answer_kind: z.enum(['none', 'text', 'image']),
  theory_score: z.nullable(z.number()),
});
export type ExamDetail = z.output<typeof ExamDetail>;

/** Admin §7: the unmarked submissions of an exam. */
export const getExamDetails = defineCall({
  name: 'getExamDetails',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getExamDetails',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand }),
  response: z.array(ExamDetail),
});

/** Admin §5: "Please enter a valid score between 0 and 100". */
export const theoryScore = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], 'Please enter a valid score between 0 and 100'),
    z.transform((v: string | number) =>
      /^\d{1,3}$/.test(String(v).trim()) ? Number(v) : Number.NaN,
    ),
  ),
  z
    .number('Please enter a valid score between 0 and 100')
    .check(z.maximum(100, 'Please enter a valid score between 0 and 100')),
);

/** Admin §7: marks the theory part of a submission. */
export const markExam = defineCall({
  name: 'markExam',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'markExam',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({
    lesson_id: idOrRand,
    theory_score: theoryScore,
    result_id: id,
    student_email: z.optional(z.string().check(z.maxLength(254))),
    user_id: z.optional(id),
    class_id: z.optional(idOrRand),
  }),
  response: nothing,
});
