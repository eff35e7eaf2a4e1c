import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cappedMeta, namedAccount, optionalId, pageQuery } from './fields.ts';

/* The lists of submissions with a theory answer: those that wait for a grade, and those that have one. */

const listCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'exams.review',
  actor: 'email',
} as const;

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
  /** Our own: which attempt of the student it is; absent for the first. */
  attempt: z.optional(z.number()),
});
export type PendingExam = z.output<typeof PendingExam>;

/** A list of exams narrowed to one class. */
const ofClass = { class_id: optionalId };

/** Admin §7: exams waiting for a grade, oldest first; searches subject, class and student. */
export const getUnmarkedExams = defineCall({
  ...listCall,
  name: 'getUnmarkedExams',
  action: 'getUnmarkedExams',
  request: z.object({ ...pageQuery, ...ofClass }),
  response: z.array(PendingExam),
  meta: cappedMeta,
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
  /** Their account, as of {@link MarkedExam}. */
  overruled_by_id: namedAccount,
});
export type MachineMark = z.output<typeof MachineMark>;

/** Rulings §5: what the machine has marked, newest first; searches subject, class and student. */
export const getMachineMarks = defineCall({
  ...listCall,
  name: 'getMachineMarks',
  action: 'getMachineMarks',
  request: z.object({ ...pageQuery, ...ofClass }),
  response: z.array(MachineMark),
  meta: cappedMeta,
});

/** A submission that a person has marked. */
export const MarkedExam = z.object({
  ...PendingExam.shape,
  theory_score: z.number(),
  comment: z.string(),
  /** Name of who marked it last, and when in unix seconds. */
  marked_by: z.string(),
  marked_at: z.number(),
  /** Their account, for those alone who may open everybody's; null once it was deleted. */
  marked_by_id: namedAccount,
});
export type MarkedExam = z.output<typeof MarkedExam>;

/** Our own call: what people have marked, newest first; searches subject, class and student. */
export const getMarkedExams = defineCall({
  ...listCall,
  name: 'getMarkedExams',
  action: 'getMarkedExams',
  request: z.object({ ...pageQuery, ...ofClass }),
  response: z.array(MarkedExam),
  meta: cappedMeta,
});
