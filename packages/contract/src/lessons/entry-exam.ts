import * as z from 'zod/mini';
import { idOrNone, wireObject, yesNo } from '../codecs.ts';

/**
 * An exam that may be passed instead of completing the class it belongs to, for whoever wants to join the
 * class that names it.
 */
export const EntryExam = wireObject({
  /** Public tokens of the exam and of its class, for its address. */
  rand: z.string(),
  classRand: z.string(),
  className: z.string(),
  subject: z.string(),
  questions: z.number(),
  /** Null without a time limit. */
  minutes: idOrNone,
  /** Percent. */
  passMark: z.number(),
  /** Whether a teacher marks a part of it. */
  isMarkedByTeacher: yesNo,
  /** Whether it may be sat, its mark is waited for, or every attempt was used without passing. */
  standing: z.enum(['open', 'waiting', 'used']),
});
export type EntryExam = z.output<typeof EntryExam>;

/** What an exam opens for whoever sits it past the gates of its class. */
export const EntryBy = wireObject({
  /** Percent that opens it. */
  passMark: z.number(),
  /** The classes that name it. */
  opens: z.array(z.object({ name: z.string(), rand: z.string() })),
});
export type EntryBy = z.output<typeof EntryBy>;
