import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject, yesNo } from '../codecs.ts';
import { cappedMeta, namedAccount, optionalId, pageQuery } from '../fields.ts';

/* The lists of submissions with a theory answer: those that wait for a grade, and those that have one. */

const listCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'exams.review',
  actor: 'email',
} as const;

/** What a student handed in, as every list says. */
const submission = {
  resultId: z.number(),
  lessonId: z.number(),
  studentId: z.number(),
  subject: z.string(),
  className: z.string(),
  classId: z.number(),
  studentName: z.string(),
  studentEmail: z.string(),
  submittedAt: moment,
  /** Our own: which attempt of the student it is; absent for the first. */
  attempt: z.optional(z.number()),
  /** Our own: true for a student who is not in the class, as by an exam that lets into another one; else absent. */
  isOutside: z.optional(yesNo),
};

/** An exam that waits for its theory grade (admin §3). */
export const PendingExam = wireObject(submission, { studentId: 'user_id' });
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
export const MachineMark = wireObject(
  {
    ...submission,
    /** The score in force. */
    score: z.number(),
    /** The machine's own, with how sure it was (0 to 1) and why. */
    machineScore: z.number(),
    confidence: z.number(),
    reason: z.string(),
    gradedAt: moment,
    /** Who gave another score instead or agreed to this one; empty when no person has. */
    reviewedBy: z.string(),
    /** Their account, as of {@link MarkedExam}. */
    reviewedById: namedAccount,
  },
  {
    studentId: 'user_id',
    score: 'theory_score',
    gradedAt: 'considered_at',
    reviewedBy: 'overruled_by',
    reviewedById: 'overruled_by_id',
  },
);
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
export const MarkedExam = wireObject(
  {
    ...submission,
    score: z.number(),
    comment: z.string(),
    /** Name of who marked it last, and when. */
    gradedBy: z.string(),
    gradedAt: moment,
    /** Their account, for those alone who may open everybody's; null once it was deleted. */
    gradedById: namedAccount,
  },
  {
    studentId: 'user_id',
    score: 'theory_score',
    gradedBy: 'marked_by',
    gradedAt: 'marked_at',
    gradedById: 'marked_by_id',
  },
);
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
