import * as z from 'zod/mini';
import { staffPowers } from '../auth/abilities.ts';
import { type DataOf, defineCall } from '../call.ts';
import { TeacherProfile } from '../classes/teacher-profile.ts';
import { moment, optionalMoment, wireObject } from '../codecs.ts';

/** A class that somebody teaches. */
export const TaughtClass = wireObject({
  id: z.number(),
  rand: z.string(),
  name: z.string(),
  /** Not published yet; an older server leaves it out. */
  isDraft: z._default(z.boolean(), false),
  powers: z.array(z.enum(staffPowers)),
  /** Its live links, one per line. */
  links: z.string(),
  students: z.number(),
  /** Exams that wait for a mark, and since when the oldest does; 0 for whoever may not mark. */
  waiting: z.number(),
  waitingSince: optionalMoment,
  /** Homework that waits to be answered; 0 for whoever may not answer it. An older server leaves it out. */
  handIns: z._default(z.number(), 0),
  /** The lesson that opens next by its date; empty for none. */
  nextLesson: z.string(),
  nextOpensAt: optionalMoment,
});
export type TaughtClass = z.output<typeof TaughtClass>;

/**
 * Our own: the classes that the session's user teaches, by name, and what waits there: discussions of
 * the last 30 days whose last word is a student's, and students who have opened nothing for a week,
 * the longest waiting first, at most five of each. Nothing for whoever teaches none.
 */
export const getTeaching = defineCall({
  name: 'getTeaching',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getTeaching',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: z.object({
    profile: TeacherProfile,
    classes: z.array(TaughtClass),
    questions: z.object({
      count: z.number(),
      first: z.array(
        wireObject(
          {
            /** Rand tokens, as they stand in addresses. */
            classRand: z.string(),
            lessonRand: z.string(),
            className: z.string(),
            lesson: z.string(),
            student: z.string(),
            /** The comment that is to be answered. */
            commentId: z.number(),
            at: moment,
          },
          { className: 'class' },
        ),
      ),
    }),
    silent: z.object({
      count: z.number(),
      first: z.array(
        wireObject(
          {
            studentId: z.number(),
            classRand: z.string(),
            className: z.string(),
            student: z.string(),
            /** When they opened something last, or joined. */
            since: moment,
          },
          { studentId: 'user_id', className: 'class' },
        ),
      ),
    }),
  }),
});
/** What waits for a teacher, the longest waiting first. */
export type Teaching = DataOf<typeof getTeaching>;
