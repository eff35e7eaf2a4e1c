import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idOrRand, nothing, optionalId, pageMeta, pageQuery } from './fields.ts';
import { dictionary } from './language.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/marking', {
  score: 'Please enter a valid score between 0 and 100',
});

/** An exam that waits for its theory grade (admin §3). */
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

const adminCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
} as const;

/** Admin §7: exams waiting for a grade, oldest first; searches subject and class. */
export const getUnmarkedExams = defineCall({
  ...adminCall,
  name: 'getUnmarkedExams',
  action: 'getUnmarkedExams',
  access: 'exams.review',
  actor: 'email',
  request: z.object(pageQuery),
  response: z.array(PendingExam),
  meta: pageMeta,
});

/** What the machine made of a typed theory answer (rulings §5). */
export const MachineOpinion = z.object({
  /** `left` when it left the answer to people. */
  verdict: z.enum(['marked', 'left']),
  /** 0 to 100; null when it proposed none. */
  score: z.nullable(z.number()),
  /** 0 to 1; null when it proposed none. */
  confidence: z.nullable(z.number()),
  reason: z.string(),
  /** Unix seconds. */
  at: z.number(),
});
export type MachineOpinion = z.output<typeof MachineOpinion>;

/** A submission to mark (admin §3). */
export const ExamDetail = z.object({
  result_id: z.number(),
  lesson_id: z.number(),
  user_id: z.number(),
  class_id: z.number(),
  subject: z.string(),
  class_name: z.string(),
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
  /** Unix seconds. */
  submitted_at: z.number(),
  /** Unix seconds, 0 until marked. */
  marked_at: z.number(),
  /** Name of who marked it; empty until marked, and when the machine did. */
  marked_by: z.string(),
  /** Id of who marked it; 0 until marked, and when the machine did. */
  marked_by_id: z.number(),
  machine: z.nullable(MachineOpinion),
});
export type ExamDetail = z.output<typeof ExamDetail>;

/**
 * Admin §7: the unmarked submissions of an exam, oldest first, 1,000 at most; with our `result_id`
 * that one submission of it, marked or not. Errors: lesson_not_found.
 */
export const getExamDetails = defineCall({
  ...adminCall,
  name: 'getExamDetails',
  action: 'getExamDetails',
  access: 'exams.mark',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand, result_id: optionalId }),
  response: z.array(ExamDetail),
});

/** A submission that the machine has marked. */
export const MachineMark = z.object({
  ...PendingExam.shape,
  /** The grade that holds now. */
  theory_score: z.number(),
  /** The machine's own, with how sure it was (0 to 1) and why. */
  machine_score: z.number(),
  confidence: z.number(),
  reason: z.string(),
  /** Unix seconds. */
  considered_at: z.number(),
  /** Who gave another grade instead or agreed to this one; empty when no person has. */
  overruled_by: z.string(),
});
export type MachineMark = z.output<typeof MachineMark>;

/** Rulings §5: what the machine has marked, newest first; searches subject, class and student. */
export const getMachineMarks = defineCall({
  ...adminCall,
  name: 'getMachineMarks',
  action: 'getMachineMarks',
  access: 'exams.review',
  actor: 'email',
  request: z.object(pageQuery),
  response: z.array(MachineMark),
  meta: pageMeta,
});

/** Rulings §5: whether automatic marking runs. */
export const getMarkingState = defineCall({
  ...adminCall,
  name: 'getMarkingState',
  action: 'getMarkingState',
  access: 'exams.review',
  actor: 'email',
  request: z.object({}),
  response: z.object({
    /** True when a marking provider is configured. */
    configured: z.boolean(),
    /** Unix seconds at which the subscription ends, 0 when it was never begun. */
    aisub: z.number(),
  }),
});

/** Admin §5: "Please enter a valid score between 0 and 100". */
export const theoryScore = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], words.score),
    z.transform((v: string | number) =>
      /^\d{1,3}$/.test(String(v).trim()) ? Number(v) : Number.NaN,
    ),
  ),
  z.number(words.score).check(z.maximum(100, words.score)),
);

/**
 * Admin §7: marks the theory part of a submission. The same grade again, as after a lost response,
 * is no second one; a machine's grade is overruled. Errors: result_not_found, already_marked (with
 * who marked it and when).
 */
export const markExam = defineCall({
  ...adminCall,
  name: 'markExam',
  action: 'markExam',
  access: 'exams.mark',
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
